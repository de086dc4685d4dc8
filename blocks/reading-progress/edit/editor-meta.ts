import type { EditorMeta } from '@frontage/editor';

/** Editor metadata of the reading progress: costs no script; style attributes. */
export const help: EditorMeta = {
	wake: '',
	look: [ 'type', 'edge', 'verticalPosition', 'corner', 'thickness', 'size' ],
};
