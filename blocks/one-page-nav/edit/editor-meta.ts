import type { EditorMeta } from '@frontage/editor';

/** What the editor tells authors about the block: its cost, and which attributes are about its look. */
export const help: EditorMeta = {
	wake: ( { place } ) =>
		place === 'fixed' ? 'interaction visible idle' : 'interaction visible',
	look: [ 'look', 'place', 'side', 'onPhones' ],
};
