import { plain } from '@frontage/lib/plain';
import type { Heading, Place } from './rules';

/**
 * The heading of blocks whose title is one, on the level that their parent says.
 *
 * Reads `headingLevel` of the parent (`h2` to `h6`, or something else for none) and the block's `title`.
 *
 * @param place         Of the block.
 * @param place.block   Itself.
 * @param place.parents Around it, the nearest last.
 */
export function parentHeading( { block, parents }: Place ): Heading | null {
	const parent = parents[ parents.length - 1 ];
	const level = /^h([2-6])$/.exec(
		String( parent?.attributes.headingLevel ?? 'h3' )
	);
	return (
		level && {
			level: Number( level[ 1 ] ),
			text: plain( block.attributes.title ),
		}
	);
}
