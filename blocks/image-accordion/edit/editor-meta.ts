import type { EditorMeta } from '@frontage/editor';

/** What the editor tells authors of an image accordion: which attributes are look. */
export const help: EditorMeta = {
	look: [ 'trigger', 'isColumn', 'height', 'duration' ],
};
