/** Editor metadata of the counter: cost, and which attributes are about its look. */
import type { EditorMeta } from '@frontage/editor';
import type { Attributes } from '../attributes';

export const help: EditorMeta = {
	wake: ( attributes ) => {
		const { isCounting, number, start } = attributes as Attributes;
		return isCounting && Number( number ) !== Number( start )
			? 'visible'
			: '';
	},
	look: [ 'kind', 'isCounting', 'duration' ],
};
