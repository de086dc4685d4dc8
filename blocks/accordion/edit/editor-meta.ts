import type { EditorMeta } from '@frontage/editor';

/** Editor metadata of the accordion: its cost and its style attributes. */
export const help: EditorMeta = {
	// Only this mode needs a script, to keep one item open; the browser does the rest.
	wake: ( { openMode } ) => ( openMode === 'single' ? 'interaction' : '' ),
	look: [ 'icon', 'iconSide', 'duration' ],
};
