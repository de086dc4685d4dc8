import type { FrontageIsland } from '@frontage/islands/types';
import { isPlain } from '@frontage/lib/is-plain';
import { type FilterProps, controlList } from './list-controller';

/**
 * Follows the links of a filter without a page load: the list and all its filters are replaced.
 *
 * @param island Contains the links.
 * @param props  See `FilterProps`.
 * @return Removes the listener; requests go on, because they are about the list.
 */
export function enhance(
	island: FrontageIsland,
	props: FilterProps
): () => void {
	const root = island.closest< HTMLElement >( '[data-filters]' )!;
	const list = controlList( root.dataset.filters!, props );
	island.onclick = ( event ) => {
		const link = ( event.target as Element ).closest< HTMLAnchorElement >(
			'a[href][data-key]'
		);
		// A list that was printed before anyone knew of its filters cannot be replaced.
		const shown = document.getElementById(
			root.dataset.filters!.split( '/' )[ 1 ]!
		);
		if ( link && shown && isPlain( event ) ) {
			event.preventDefault();
			list.follow( link );
		}
	};
	return () => {
		island.onclick = null;
	};
}
