import type { EditorMeta } from '@frontage/editor';

/** What the editor tells authors about the block: its cost, and which attributes are about its look. */
export const help: EditorMeta = {
	wake: () => 'interaction',
	look: [ 'look', 'padding' ],
};
