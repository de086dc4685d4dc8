import type { EditorMeta } from '@frontage/editor';

/** When the block needs a script, and which attributes are about its look. */
export const help: EditorMeta = {
	wake: ( { code, canCopy } ) => ( code && canCopy ? 'interaction' : '' ),
	look: [ 'hasNumbers', 'isWrapped', 'mostLines' ],
};
