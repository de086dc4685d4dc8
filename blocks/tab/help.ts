/** What may be wrong with a tab. */
import { __ } from '@wordpress/i18n';
import { untitled, type RoomHelp } from '../../src/editor';

export const help: RoomHelp = {
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
