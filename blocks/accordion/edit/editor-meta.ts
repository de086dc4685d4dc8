/** What the editor tells authors of an accordion: its cost, and which attributes are look. */
import type { EditorMeta } from '@frontage/editor';

export const help: EditorMeta = {
	// Only in this mode must something keep one item open; the rest is the platform's.
	wake: ( { openMode } ) => ( openMode === 'single' ? 'interaction' : '' ),
	look: [ 'icon', 'iconSide', 'duration' ],
};
