import type { EditorMeta } from '@frontage/editor';

/** When the block needs a script, and which attributes are about its look. */
export const help: EditorMeta = {
	wake: ( { url, layout, hasMore } ) => {
		if ( ! url ) {
			return '';
		}
		return layout === 'list' && hasMore === false
			? ''
			: 'interaction visible';
	},
	look: [
		'layout',
		'columns',
		'hasAuthor',
		'hasPictures',
		'hasDate',
		'hasCounts',
	],
};
