import { __ } from '@wordpress/i18n';
import { parentHeading, untitled, type EditorMeta } from '@frontage/editor';

/** Editor metadata of the item: heading and rules. */
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
