import type { EditorMeta } from '@frontage/editor';

/** What the editor tells authors of reading progress: that it costs no script, and what is its look. */
export const help: EditorMeta = {
	wake: '',
	look: [ 'type', 'edge', 'verticalPosition', 'corner', 'thickness', 'size' ],
};
