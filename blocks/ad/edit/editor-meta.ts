import type { EditorMeta } from '@frontage/editor';

/** What the editor tells authors about the block. */
export const help: EditorMeta = {
	wake: () => 'load',
	look: [ 'interval', 'rotates' ],
};
