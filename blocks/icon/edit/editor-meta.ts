import type { EditorMeta } from '@frontage/editor';

/** Which attributes are about the look of the block; it has no script. */
export const help: EditorMeta = {
	wake: () => '',
	look: [ 'size', 'rotation', 'flipHorizontal', 'flipVertical' ],
};
