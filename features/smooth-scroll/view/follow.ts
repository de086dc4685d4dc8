import type { FrontageIsland } from '@frontage/islands/types';
import { entryState } from '@frontage/lib/entry-state';
import { isPlain } from '@frontage/lib/is-plain';
import { scrollToTarget } from './arrive';
import { go } from './go';
import { targetOf } from './target';
import type { ScrollProps } from './types';

const pageOf = ( url: string ) => url.split( '#', 1 )[ 0 ];

/** Returns whether a link leads to a place in this page, in this tab. */
const leadsHere = ( { href, target, download }: HTMLAnchorElement ) =>
	pageOf( href ) === pageOf( location.href ) &&
	! download &&
	( ! target || target === '_self' );

/** Follows links within the page, and the fragment it was opened with, by a scroll of a given time. */
export function follow(
	_island: FrontageIsland,
	props: ScrollProps
): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	addEventListener(
		'click',
		( event ) => {
			const link = ( event.target as Element ).closest?.( 'a' );
			// A link in a drawing has none.
			const target = link?.hash && targetOf( link.hash );
			if (
				target &&
				leadsHere( link ) &&
				! event.defaultPrevented &&
				isPlain( event )
			) {
				event.preventDefault();
				if ( link.href !== location.href ) {
					history.pushState( entryState( {} ), '', link.href );
				}
				void go( target, props, signal );
			}
		},
		{ signal }
	);
	void scrollToTarget( props, signal );
	return () => stop.abort();
}
