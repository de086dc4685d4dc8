import type { EditorMeta } from '@frontage/editor';

/** Editor metadata of the image accordion: its style attributes. */
export const help: EditorMeta = {
	look: [ 'trigger', 'isColumn', 'height', 'duration' ],
};
