import type { Choice } from '@frontage/choice/choice';
import { type Place, choiceIn } from './place';

/**
 * Marks the category link that is current.
 *
 * @param links  Category links.
 * @param place  Which list.
 * @param choice Current state.
 * @return The current link.
 */
export function markCurrent(
	links: readonly HTMLAnchorElement[],
	place: Place,
	{ category }: Choice
): HTMLAnchorElement | undefined {
	const current = links.find(
		( link ) => choiceIn( place, link.href ).category === category
	);
	for ( const link of links ) {
		link.toggleAttribute( 'aria-current', link === current );
		if ( link === current ) {
			link.setAttribute( 'aria-current', 'true' );
		}
	}
	return current;
}
