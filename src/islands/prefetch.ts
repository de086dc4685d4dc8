import { whenNear } from './page';

const fetched = new Set();

/**
 * Fetches a React island's module and React itself ahead, when the island comes near and the
 * page is idle. Download only: nothing of it runs before the visitor means it.
 *
 * By `fetch()`, since a preload that is not used soon makes browsers complain in the console.
 */
export function prefetch( island: Element ): void {
	const { connection } = navigator;
	if (
		island.matches( '[react]' ) &&
		! /2g|true/.test(
			`${ connection?.effectiveType } ${ connection?.saveData }`
		)
	) {
		whenNear( () => download( island ), island );
	}
}

function download( island: Element ): void {
	const data = JSON.parse(
		document.getElementById( 'frontage-data' )!.textContent!
	);
	for ( const address of [
		island.getAttribute( 'src' ),
		...Object.values( data.react ),
	] as string[] ) {
		if ( ! fetched.has( address ) ) {
			fetched.add( address );
			fetch( address, { mode: 'no-cors', priority: 'low' } ).catch(
				() => {}
			);
		}
	}
}
