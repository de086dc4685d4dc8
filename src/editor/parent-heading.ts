import { plain } from '@frontage/lib/plain';
import type { Heading, Place } from './rules';

/**
 * Returns the heading of blocks whose title is a heading at the level set on their parent.
 *
 * Reads the parent's `headingLevel` (`h2` to `h6`, anything else for none) and the block's `title`.
 *
 * @param place Position of the block.
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
