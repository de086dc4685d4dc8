/** Editor metadata of the skills: cost, and which attributes are about their look. */
import type { EditorMeta } from '@frontage/editor';

export const help: EditorMeta = {
	wake: ( { isCounting } ) => ( isCounting ? 'visible' : '' ),
	look: [ 'shape', 'size', 'line', 'accent', 'isCounting', 'duration' ],
};
