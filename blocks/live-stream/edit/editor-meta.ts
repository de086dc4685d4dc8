import type { EditorMeta } from '@frontage/editor';

/** When the block needs a script, and which attributes are about its look. */
export const help: EditorMeta = {
	wake: ( { channel, streams } ) =>
		channel || ( Array.isArray( streams ) && streams.length )
			? 'visible'
			: '',
	look: [ 'shape' ],
};
