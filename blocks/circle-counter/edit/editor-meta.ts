/** Editor metadata of the circle counter: cost, and which attributes are about its look. */
import type { EditorMeta } from '@frontage/editor';
import type { Attributes } from '../attributes';

export const help: EditorMeta = {
	wake: ( attributes ) => {
		const { isCounting, number } = attributes as Attributes;
		return isCounting && Number( number ) ? 'visible' : '';
	},
	look: [ 'shape', 'size', 'line', 'accent', 'isCounting', 'duration' ],
};
