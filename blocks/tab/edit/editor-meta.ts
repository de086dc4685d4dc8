import { __ } from '@wordpress/i18n';
import { untitled, type EditorMeta } from '@frontage/editor';

/** Editor rules of a tab. */
export const help: EditorMeta = {
	rules: [
		untitled(
			__( 'Tab without a title', 'frontage' ),
			__(
				'Visitors only see its number and cannot tell what the tab contains. Add a title.',
				'frontage'
			)
		),
	],
};
