import type { EditorMeta } from '@frontage/editor';

const WAKES = [ 'interaction', 'visible' ];

/** When the block needs a script, and which attributes are about its look. */
export const help: EditorMeta = {
	wake: ( { url, playsInView } ) =>
		url ? WAKES[ Number( !! playsInView ) ]! : '',
	look: [ 'shape', 'hasTitle' ],
};
