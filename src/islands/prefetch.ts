import { readPageData } from '@frontage/lib/page-data';
import { whenNear } from './page';

const fetched = new Set();

/**
 * Prefetches a React island's module and React itself when the island comes near the viewport and
 * the page is idle. Download only: no code runs before the visitor interacts.
 *
 * Uses `fetch()`, since browsers log a warning about preloads that are not used soon.
 */
export function prefetch( island: Element ): void {
	const { connection } = navigator;
	if (
		island.matches( '[react]' ) &&
		! /2g|true/.test(
			'' + [ connection?.effectiveType, connection?.saveData ]
		)
	) {
		whenNear( () => download( island ), island );
	}
}

function download( island: Element ): void {
	for ( const address of [
		island.getAttribute( 'src' ),
		...Object.values( readPageData().react ),
	] as string[] ) {
		if ( ! fetched.has( address ) ) {
			fetched.add( address );
			fetch( address, { mode: 'no-cors', priority: 'low' } ).catch(
				() => {}
			);
		}
	}
}
