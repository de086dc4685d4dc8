/** What may be wrong with a tab. */
import { __ } from '@wordpress/i18n';
import { untitled, type EditorMeta } from '../../../src/editor';

export const help: EditorMeta = {
	rules: [
		untitled(
			__( 'Tab without a title', 'frontage' ),
			__(
				'Visitors see only its number, and nobody knows what the tab opens. Give it a title.',
				'frontage'
			)
		),
	],
};
