/** What click-triggered overlays cost a page, and that they cause no layout shift. */
import { modal, paragraph, publishPage } from './support/modal';
import { TALL } from './support/overlays';
import { expect, test, visit } from './support/test';
import type { Browser, Page } from '@playwright/test';

test.use( { held: 120 } );

/** One of each click-triggered overlay; each has a button with its name. */
const PRESSED: Record< string, string > = {
	Letter: modal( { buttonText: 'Letter' }, paragraph( 'Words.' ) ),
	Bar: modal( { buttonText: 'Bar', kind: 'bar' }, paragraph( 'Words.' ) ),
	Panel: `<!-- wp:frontage/off-canvas {"opener":"button","buttonText":"Panel"} -->${ paragraph( 'Words.' ) }<!-- /wp:frontage/off-canvas -->`,
	Along: `<!-- wp:frontage/off-canvas {"opener":"button","buttonText":"Along","mode":"push"} -->${ paragraph( 'Words.' ) }<!-- /wp:frontage/off-canvas -->`,
	Find: '<!-- wp:frontage/search-overlay {"opener":"text","buttonText":"Find"} /-->',
	Join: `<!-- wp:frontage/subscribe-overlay {"buttonText":"Join"} -->${ paragraph( 'Words.' ) }<!-- /wp:frontage/subscribe-overlay -->`,
};

/** Opens a page whose scroll bar takes up space, as on most desktops. */
async function withScrollBar( browser: Browser ): Promise< Page > {
	const [ type, { launchOptions } ] = [
		browser.browserType(),
		test.info().project.use,
	];
	const other = await type.launch( {
		...launchOptions,
		ignoreDefaultArgs: [ '--hide-scrollbars' ],
	} );
	const page = await other.newPage( { baseURL: process.env.FRONTAGE_URL } );
	page.once( 'close', () => other.close() );
	return page;
}

test( 'an overlay opened by a link loads only the runtime and shifts nothing', async ( {
	admin,
	browser,
} ) => {
	const url = await publishPage(
		admin,
		Object.values( PRESSED ).join( '' ) + TALL
	);
	const page = await withScrollBar( browser );
	const loaded: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /\/frontage\/build\/.*\.js/.test( request.url() ) ) {
			loaded.push( request.url().replace( /.*build\/|\?.*/g, '' ) );
		}
	} );
	await page.addInitScript( () => {
		const shifted: string[] = [];
		Object.assign( window, { shifted } );
		new PerformanceObserver( ( list ) => {
			for ( const { sources } of list.getEntries() as any[] ) {
				shifted.push(
					...sources.map(
						( { node, previousRect, currentRect }: any ) =>
							`${ node?.nodeName } ${ node?.className }: ${ previousRect.x } ${ previousRect.y } to ${ currentRect.x } ${ currentRect.y }`
					)
				);
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	await visit( page, url );
	await page.waitForLoadState( 'networkidle' );
	expect( loaded ).toEqual( [ 'islands.js' ] );
	expect(
		await page.evaluate(
			() => innerWidth - document.documentElement.clientWidth
		)
	).toBeGreaterThan( 5 );
	const measure = () =>
		page.evaluate( () => [
			( window as any ).shifted.join(),
			scrollY,
			Math.round(
				document.querySelector( 'h1' )!.getBoundingClientRect().width
			),
			document.querySelector( 'main' )!.offsetLeft,
		] );
	await page.evaluate( () => scrollTo( 0, 200 ) );
	for ( const name of Object.keys( PRESSED ) ) {
		const button = page.getByRole( 'button', { name, exact: true } );
		await button.scrollIntoViewIfNeeded();
		const before = await measure();
		await button.click();
		const open = page.locator( 'dialog:modal, :popover-open' );
		await expect( open ).toBeVisible();
		expect( await measure(), `${ name } is open` ).toEqual( before );
		await open.getByRole( 'button', { name: 'Close' } ).click();
		await expect( open ).toHaveCount( 0 );
		expect( await measure(), `${ name } has closed` ).toEqual( before );
	}
	await page.close();
} );
