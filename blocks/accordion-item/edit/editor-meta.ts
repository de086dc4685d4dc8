/** What the editor tells authors of an item: its heading, and what may be wrong with it. */
import { __ } from '@wordpress/i18n';
import { parentHeading, untitled, type EditorMeta } from '../../../src/editor';

export const help: EditorMeta = {
	heading: parentHeading,
	rules: [
		untitled(
			__( 'Item without a title', 'frontage' ),
			__(
				'There is nothing to press, and screen readers find a button without a name. Give the item a title.',
				'frontage'
			)
		),
	],
};
