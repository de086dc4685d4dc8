/** What Frontage costs a page: tests of the figures in docs/architecture.md. */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import type { LayoutShift } from './support/layout-shift';
import { expect, test, visit } from './support/test';
import { take } from '../tests/support/items';

/** Bytes of script (gzip) that a page with every module may load initially. */
const SCRIPT_BUDGET = 3 * 1024;

const isOurs = ( request: Request ) =>
	/\/plugins\/frontage\/|\/vendor\/react/.test( request.url() );

function record( page: Page ): Request[] {
	const requests: Request[] = [];
	page.on( 'request', ( request ) => {
		if ( isOurs( request ) ) {
			requests.push( request );
		}
	} );
	return requests;
}

async function gzipSize( request: Request ): Promise< number > {
	const body = await ( await request.response() )?.body();
	const plain =
		body && body[ 0 ] === 0x1f && body[ 1 ] === 0x8b
			? gunzipSync( body )
			: body;
	return gzipSync( plain ?? Buffer.alloc( 0 ) ).length;
}

test( 'adds nothing to a page without our blocks', async ( { page } ) => {
	const requests = record( page );
	await visit( page, '/plain/' );
	await page.waitForLoadState( 'networkidle' );
	expect( requests.map( ( request ) => request.url() ) ).toEqual( [] );
	const main = await page.locator( 'main' ).innerHTML();
	expect( main ).not.toContain( 'frontage' );
	expect(
		await page.locator( '[id^=frontage], frontage-island' ).count()
	).toBe( 0 );
} );

test( 'does not preload React before a React widget is near', async ( {
	page,
} ) => {
	const requests = record( page );
	await visit( page, '/modules/tabs/' );
	await page.waitForLoadState( 'networkidle' );
	expect(
		requests.filter( ( request ) => /react/.test( request.url() ) )
	).toEqual( [] );
} );

test( 'does not run React before an interaction', async ( { page } ) => {
	await visit( page, '/modules/gallery/' );
	await page.waitForLoadState( 'networkidle' );
	expect( await page.evaluate( () => 'React' in window ) ).toBe( false );
	await page.locator( 'frontage-island[react] a' ).first().hover();
	await expect
		.poll( () => page.evaluate( () => 'React' in window ) )
		.toBe( true );
} );

test( 'a page with every module loads one script of at most 3 KB, and nothing shifts', async ( {
	page,
} ) => {
	const requests = record( page );
	await page.addInitScript( () => {
		const moved: string[] = [];
		Object.assign( window, { moved } );
		// The theme's menu grows with every page that other specs publish, and shifts the content below.
		const sheet = new CSSStyleSheet();
		sheet.replaceSync( 'header.wp-block-template-part { display: none }' );
		document.adoptedStyleSheets = [ sheet ];
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as LayoutShift[] ) {
				for ( const {
					node,
					previousRect,
					currentRect,
				} of entry.sources ) {
					if ( node?.closest?.( '[class*=frontage]' ) ) {
						moved.push(
							`${ node.className || node.tagName }: ${ JSON.stringify( [ previousRect, currentRect ] ) }`
						);
					}
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	await page.goto( '/modules/all/', { waitUntil: 'load' } );
	const scripts = requests.filter(
		( request ) =>
			request.resourceType() === 'script' &&
			request.timing().startTime > 0
	);
	const atLoad = scripts.filter( ( request ) =>
		request.url().includes( '/build/islands.js' )
	);
	expect( atLoad ).toHaveLength( 1 );
	const [ runtime ] = take( atLoad, 1 );
	expect( await gzipSize( runtime ) ).toBeLessThanOrEqual( SCRIPT_BUDGET );
	await page.waitForLoadState( 'networkidle' );
	expect(
		await page.evaluate( () => Reflect.get( window, 'moved' ) )
	).toEqual( [] );
} );

test( 'the HTML is the same for every anonymous visitor', async ( {
	page,
	guest,
} ) => {
	// Time displays change every second, for everyone alike, and forms say when they were printed. The version of the
	// content changes whenever another test publishes something.
	const read = async ( who: Page ) =>
		( await ( await who.request.get( '/modules/all/' ) ).text() ).replace(
			/&quot;now&quot;:\d+|"v":"\w+"|(?<=name="frontage_page_time" value=")[^"]+|data-unit="\w+"[^>]*>[^<]*|<time[^>]*>[^<]*<\/time>/g,
			''
		);
	// The theme's menu grows with every page that other specs publish.
	await expect( async () =>
		expect( await read( guest ) ).toBe( await read( page ) )
	).toPass( { timeout: 60_000 } );
} );
