import { markCurrent } from '@frontage/current-section';
import type { FrontageIsland } from '@frontage/islands/types';
import { elementOf } from '@frontage/lib/element-of';
import { entryState } from '@frontage/lib/entry-state';
import { focusOn } from '@frontage/lib/focus-on';
import { isPlain } from '@frontage/lib/is-plain';
import { lander, scrollPageTo } from '@frontage/scroll';
import type { NavProps } from './types';

/** Scrolls the row of a phone until the link is in its middle, and never the page. */
function showInRow( link?: HTMLElement ): void {
	const list = link?.closest( 'ul' );
	if ( list && list.scrollWidth > list.clientWidth ) {
		const own = link!.getBoundingClientRect();
		const row = list.getBoundingClientRect();
		list.scrollBy( {
			left: own.left + own.width / 2 - row.left - row.width / 2,
		} );
	}
}

/** Scrolls to sections, and marks the current one (S2 §9). */
export function enhance(
	island: FrontageIsland,
	{ duration, threshold }: NavProps
): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const links = [ ...island.querySelectorAll< HTMLAnchorElement >( 'a' ) ];
	const targets = links.map( ( { hash } ) => elementOf( hash ) );
	const choose = markCurrent( {
		links,
		targets,
		line: threshold,
		lock: duration,
		signal,
		changed: showInRow,
	} );
	island.addEventListener(
		'click',
		( event ) => {
			const link = ( event.target as Element ).closest( 'a' );
			const target = targets[ links.indexOf( link! ) ];
			// Browsers open what is closed around a target.
			if ( ! target?.getClientRects().length || ! isPlain( event ) ) {
				return;
			}
			event.preventDefault();
			choose( link! );
			if ( link!.hash !== location.hash ) {
				history.pushState( entryState( {} ), '', link!.hash );
			}
			void scrollPageTo( lander( target ), { duration, signal } ).then(
				( isThere ) => isThere && focusOn( target )
			);
		},
		{ signal }
	);
	return () => stop.abort();
}
