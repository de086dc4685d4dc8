/** React is fetched ahead only when the page has loaded, however quick the machine is. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** A page whose first island is a React widget near the top, with photographs. */
const PAGE = '/modules/gallery/';
const ISLAND = 'frontage-island[name=gallery] >> nth=0 >> img >> nth=0';

interface Fetched {
	name: string;
	/** Milliseconds from the end of the load event; negative is before. */
	after: number;
}

/** What React islands need, and when it was asked for. */
const fetched = ( page: Page ): Promise< Fetched[] > =>
	page.evaluate( () => {
		const [ { loadEventStart } ] = performance.getEntriesByType(
			'navigation'
		) as [ PerformanceNavigationTiming ];
		return (
			performance.getEntriesByType(
				'resource'
			) as PerformanceResourceTiming[]
		 )
			.filter( ( { name } ) =>
				/\/react(-dom)?(\.min)?\.js|build\/(react|gallery\/view)\.js/.test(
					name
				)
			)
			.map( ( { name, startTime } ) => ( {
				name: new URL( name ).pathname,
				after: startTime - loadEventStart,
			} ) );
	} );

/** What is asked for before the load event, in milliseconds before it. */
const early = async ( page: Page ) =>
	( await fetched( page ) ).filter( ( { after } ) => after <= 0 );

const expectAll = ( page: Page ) =>
	expect
		.poll( async () => ( await fetched( page ) ).length )
		.toBeGreaterThanOrEqual( 3 );

test( 'React comes after the load event of a page that loads at once', async ( {
	page,
} ) => {
	await page.goto( PAGE );
	await page.locator( ISLAND ).scrollIntoViewIfNeeded();
	await expectAll( page );
	expect( await early( page ) ).toEqual( [] );
} );

test( 'React waits for the load event while a photograph is late', async ( {
	page,
} ) => {
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( /\.(jpe?g|webp)(\?|$)/, async ( route ) => {
		await held;
		await route.continue();
	} );
	await page.goto( PAGE, { waitUntil: 'domcontentloaded' } );
	await page.locator( ISLAND ).scrollIntoViewIfNeeded();
	await page.evaluate( async () => {
		await customElements.whenDefined( 'frontage-island' );
		// Observers have reported and the page has been idle when these are over.
		for ( let idle = 0; idle < 5; idle++ ) {
			await new Promise( requestAnimationFrame );
			await new Promise( ( done ) => requestIdleCallback( done ) );
		}
	} );
	expect( await fetched( page ) ).toEqual( [] );
	release();
	await expectAll( page );
	expect( await early( page ) ).toEqual( [] );
} );
