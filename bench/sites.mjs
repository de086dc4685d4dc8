/** Measures the demo's whole pages beside the same pages made of core's blocks, on a phone. */
/* global self */
import { openPhone } from './phone.mjs';
import { medians, print, shuffled } from './table.mjs';

const KINDS = /** @type {const} */ ( [ 'core', 'ours' ] );

/** A task that keeps the page busy for longer blocks it (Lighthouse). */
const LONG = 50;

/**
 * Opens a page with an empty browser and scrolls to its end.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @return {Promise<Record<string, number>>} Milliseconds, shift and transferred bytes.
 */
async function paint( browser, url ) {
	const { page, bytes } = await openPhone( browser );
	await page.addInitScript( ( long ) => {
		const seen = Object.assign( self, {
			largest: 0,
			shift: 0,
			blocked: 0,
		} );
		const observe = ( type, note ) =>
			new PerformanceObserver( ( list ) =>
				list.getEntries().forEach( note )
			).observe( { type, buffered: true } );
		observe( 'largest-contentful-paint', ( { startTime } ) => {
			seen.largest = startTime;
		} );
		observe( 'layout-shift', ( { value, hadRecentInput } ) => {
			seen.shift += hadRecentInput ? 0 : value;
		} );
		observe( 'longtask', ( { duration } ) => {
			seen.blocked += duration - long;
		} );
	}, LONG );
	await page.goto( url, { waitUntil: 'networkidle' } );
	const atLoad = bytes();
	const largest = await page.evaluate( () => self.largest );
	// What loads later shifts nothing either.
	await page.evaluate( async () => {
		for ( let top = 0; top < document.body.scrollHeight; top += 600 ) {
			self.scrollTo( 0, top );
			await new Promise( ( done ) => setTimeout( done, 100 ) );
		}
	} );
	await page.waitForLoadState( 'networkidle' );
	const { shift, blocked } = await page.evaluate( () => ( {
		shift: self.shift,
		blocked: self.blocked,
	} ) );
	await page.context().close();
	return {
		'largest paint ms': largest,
		'blocked ms': blocked,
		shift,
		'KB at load': atLoad / 1024,
		'KB in all': bytes() / 1024,
	};
}

/**
 * Measures all pages in rounds, each in shuffled order.
 *
 * @param {import('@playwright/test').Browser}                browser
 * @param {string}                                            site
 * @param {{ rounds: number, pages: Record<string, number> }} how
 * @return {Promise<Record<string, any>[]>} The table.
 */
export async function sites( browser, site, { rounds, pages } ) {
	const slugs = Object.keys( pages ).filter( ( slug ) =>
		/^site-.+-(core|ours)$/.test( slug )
	);
	const results = new Map( slugs.map( ( slug ) => [ slug, [] ] ) );
	for ( let round = 0; round < rounds; round++ ) {
		for ( const slug of shuffled( slugs ) ) {
			results
				.get( slug )
				.push( await paint( browser, `${ site }/bench-${ slug }/` ) );
		}
	}
	const names = [
		...new Set( slugs.map( ( slug ) => slug.split( '-' )[ 1 ] ) ),
	];
	const table = names.flatMap( ( name ) =>
		KINDS.map( ( kind ) => ( {
			name: `${ name }, ${ kind }`,
			...medians( results.get( `site-${ name }-${ kind }` ) ),
		} ) )
	);
	print( 'Whole pages on a slow phone', table );
	return table;
}
