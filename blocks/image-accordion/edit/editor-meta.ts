/** What the editor tells authors of an image accordion: which attributes are look. */
import type { EditorMeta } from '@frontage/editor';

export const help: EditorMeta = {
	look: [ 'trigger', 'isColumn', 'height', 'duration' ],
};
