import type { EditorMeta } from '@frontage/editor';

const WAKES: Record< string, string > = {
	press: 'interaction',
	near: 'visible',
};

/** When the block needs a script, and which attributes are about its look. */
export const help: EditorMeta = {
	wake: ( { opens, url } ) =>
		url ? ( WAKES[ String( opens ?? 'press' ) ] ?? '' ) : '',
	look: [ 'shape', 'hasPages', 'canDownload' ],
};
