/** Measures when the largest element of a category page is painted: core's Query Loop and our lists, on a phone. */
/* global self */
import { openPhone } from './phone.mjs';
import { medians, print, shuffled } from './table.mjs';

const PAGES = [
	{ name: 'core’s Query Loop', page: 'bench-core' },
	{ name: 'our blog, cards of the same blocks', page: 'bench-ours' },
	{ name: 'our blog, preset', page: 'bench-preset' },
];

/**
 * Opens a page with an empty browser.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @return {Promise<Object>} Milliseconds, shift and transferred bytes.
 */
async function paint( browser, url ) {
	const { page, bytes } = await openPhone( browser );
	await page.addInitScript( () => {
		const seen = Object.assign( self, { largest: 0, shift: 0 } );
		const observe = ( type, note ) =>
			new PerformanceObserver( ( list ) =>
				list.getEntries().forEach( note )
			).observe( { type, buffered: true } );
		observe( 'largest-contentful-paint', ( { startTime, element } ) => {
			seen.largest = startTime;
			seen.isImage = element?.tagName === 'IMG';
		} );
		observe( 'layout-shift', ( { value } ) => {
			seen.shift += value;
		} );
	} );
	await page.goto( url, { waitUntil: 'networkidle' } );
	const found = await page.evaluate( () => ( {
		'largest paint ms': self.largest,
		'is an image': Number( self.isImage ),
		shift: self.shift,
		posts: document.querySelectorAll( 'main li' ).length,
	} ) );
	await page.context().close();
	return { ...found, 'KB in all': bytes() / 1024 };
}

/**
 * Measures the three pages in rounds, each in shuffled order.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             site
 * @param {{ rounds: number }}                 how
 */
export async function categories( browser, site, { rounds } ) {
	const results = new Map( PAGES.map( ( { page } ) => [ page, [] ] ) );
	for ( let round = -1; round < rounds; round++ ) {
		for ( const { page } of shuffled( PAGES ) ) {
			const found = await paint(
				browser,
				`${ site }/category/${ page }/`
			);
			if ( round >= 0 ) {
				// The round before the first fills the page cache.
				results.get( page ).push( found );
			}
		}
	}
	const [ core ] = results.values();
	const table = PAGES.map( ( { name, page } ) => ( {
		name,
		...medians( results.get( page ) ),
		'x core': medians(
			results.get( page ).map( ( one, round ) => ( {
				ratio:
					one[ 'largest paint ms' ] /
					core[ round ][ 'largest paint ms' ],
			} ) )
		).ratio,
	} ) );
	print( 'A category page on a slow phone', table );
	return table;
}
