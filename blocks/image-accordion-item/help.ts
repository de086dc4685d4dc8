/** What the editor tells authors of such a picture: its heading, and what may be missing. */
import { __ } from '@wordpress/i18n';
import {
	untitled,
	type Found,
	type Heading,
	type Place,
	type RoomHelp,
} from '../../src/editor';
import { plain } from '../../src/lib/plain';

/**
 * The title is a heading of the level that the accordion says, or none.
 *
 * @param place The picture.
 */
export function heading( place: Place ): Heading | null {
	const accordion = place.parents[ place.parents.length - 1 ];
	const level = /^h([2-6])$/.exec(
		String( accordion?.attributes.headingLevel ?? 'h3' )
	);
	return (
		level && {
			level: Number( level[ 1 ] ),
			text: plain( place.block.attributes.title ),
		}
	);
}

/**
 * Finds places without a picture.
 *
 * @param place       The block.
 * @param place.block Itself.
 */
export const pictureless = ( { block }: Place ): Found[] =>
	block.attributes.id || block.attributes.url
		? []
		: [
				{
					level: 'hint',
					title: __( 'No picture chosen', 'frontage' ),
					why: __(
						'Visitors see a dark strip with a title. Choose a picture or remove the place.',
						'frontage'
					),
				},
			];

export const help: RoomHelp = {
	wake: '',
	heading,
	rules: [
		pictureless,
		untitled(
			__( 'Picture without a title', 'frontage' ),
			__(
				'Screen readers find several buttons that all say “Open the picture”. Say what it shows.',
				'frontage'
			)
		),
	],
};
