import { __ } from '@wordpress/i18n';
import { parentHeading, untitled, type EditorMeta } from '@frontage/editor';

/** What the editor tells authors of an item: its heading, and what may be wrong with it. */
export const help: EditorMeta = {
	heading: parentHeading,
	rules: [
		untitled(
			__( 'Item has no title', 'frontage' ),
			__(
				'Visitors have nothing to click, and screen readers announce a button without a name. Add a title to the item.',
				'frontage'
			)
		),
	],
};
