import type { EditorMeta } from '@frontage/editor';

/** What the editor tells authors of an accordion: its cost, and which attributes are look. */
export const help: EditorMeta = {
	// Only in this mode must something keep one item open; the rest is the platform's.
	wake: ( { openMode } ) => ( openMode === 'single' ? 'interaction' : '' ),
	look: [ 'icon', 'iconSide', 'duration' ],
};
