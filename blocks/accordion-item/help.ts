/** What the editor tells authors of an item: its heading, and what may be wrong with it. */
import { __ } from '@wordpress/i18n';
import {
	untitled,
	type Heading,
	type Place,
	type RoomHelp,
} from '../../src/editor';
import { plain } from '../../src/lib/plain';

/**
 * The item's title is a heading of the level that its accordion says, or none.
 *
 * @param place The item.
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

export const help: RoomHelp = {
	heading,
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
