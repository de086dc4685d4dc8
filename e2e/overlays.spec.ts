/** Overlays that open by themselves: moments, conditions, and the queue. */
import { dialog, modal, paragraph, publishPage } from './support/modal';
import { expect, test, visit, withoutFonts } from './support/test';
import type { Browser, Page } from '@playwright/test';

const TALL = `<!-- wp:spacer {"height":"4000px"} --><div style="height:4000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;

const popup = ( name: string, attributes: object ) =>
	modal(
		{
			anchor: `${ name }-${ Date.now() }`,
			label: name,
			opener: 'none',
			...attributes,
		},
		paragraph( `About ${ name }.` )
	);

const at = ( type: string, value = '' ) => ( {
	triggers: [ { type, value } ],
} );

const ready = ( page: Page ) =>
	expect( page.locator( 'frontage-island[name=overlays]' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);

const scrollPart = ( page: Page, part: number ) =>
	page.evaluate(
		( share ) =>
			scrollTo(
				0,
				share * ( document.documentElement.scrollHeight - innerHeight )
			),
		part
	);

test( 'after a part of the page, once a week, and never for who closed it', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		TALL + popup( 'Offer', at( 'scroll', '50' ) )
	);
	await visit( page, url );
	await ready( page );
	await scrollPart( page, 0.3 );
	await expect( dialog( page, 'Offer' ) ).toBeHidden();
	await scrollPart( page, 0.6 );
	await expect( dialog( page, 'Offer' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page, 'Offer' ) ).toBeHidden();
	await page.reload();
	await ready( page );
	await scrollPart( page, 0.9 );
	await expect
		.poll( () => page.evaluate( () => scrollY > 1000 ) )
		.toBe( true );
	await expect( dialog( page, 'Offer' ) ).toBeHidden();
	const cookie = ( await page.context().cookies() ).find( ( { name } ) =>
		name.startsWith( 'frontage-overlay-Offer' )
	)!;
	expect( Math.round( ( cookie.expires - Date.now() / 1000 ) / 86400 ) ).toBe(
		7
	);
	// Another visit, but within the week.
	await page.evaluate( () => sessionStorage.clear() );
	await page.reload();
	await ready( page );
	await page.mouse.wheel( 0, 200 );
	await scrollPart( page, 1 );
	await page.waitForLoadState( 'networkidle' );
	await expect( dialog( page, 'Offer' ) ).toBeHidden();
	await page.context().clearCookies();
	await page.reload();
	await ready( page );
	await page.mouse.wheel( 0, 200 );
	await scrollPart( page, 1 );
	await expect( dialog( page, 'Offer' ) ).toBeVisible();
} );

test( 'two of the same moment: one at a time, within the budget', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		TALL +
			popup( 'First', at( 'param', 'offer' ) ) +
			popup( 'Second', at( 'param', 'offer' ) ) +
			popup( 'Third', { ...at( 'param', 'offer' ), isDemanded: true } )
	);
	await visit( page, `${ url }?offer=spring` );
	await expect( dialog( page, 'First' ) ).toBeVisible();
	await expect( page.locator( 'dialog:modal' ) ).toHaveCount( 1 );
	await page.clock.install();
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page, 'First' ) ).toBeHidden();
	await page.clock.runFor( 11_000 );
	await expect( dialog( page, 'Third' ) ).toBeVisible();
	await expect( page.locator( 'dialog:modal' ) ).toHaveCount( 1 );
	await expect( dialog( page, 'Second' ) ).toBeHidden();
} );

test( 'waits until the visitor has done something, unless it must not', async ( {
	admin,
	page,
} ) => {
	const calm = await publishPage(
		admin,
		popup( 'Calm', at( 'delay', '0' ) )
	);
	// To Chromium, what Playwright evaluates in a page is a visitor's doing.
	await page.addInitScript( () =>
		Object.defineProperty( navigator, 'userActivation', { value: null } )
	);
	await visit( page, calm );
	await ready( page );
	await expect( dialog( page, 'Calm' ) ).toBeHidden();
	await page.keyboard.press( 'Shift' );
	await expect( dialog( page, 'Calm' ) ).toBeVisible();
	const loud = await publishPage(
		admin,
		popup( 'Loud', { ...at( 'delay', '0' ), isDemanded: true } )
	);
	await visit( page, loud );
	await expect( dialog( page, 'Loud' ) ).toBeVisible();
} );

test( 'in each way of opening, one after the other', async ( {
	admin,
	page,
} ) => {
	const ways: [ string, string, () => Promise< unknown > ][] = [
		[
			'exit',
			'',
			() =>
				page.evaluate( () => {
					document.documentElement.dispatchEvent(
						new MouseEvent( 'mouseleave', { clientY: -1 } )
					);
				} ),
		],
		[
			'click',
			'.wp-block-post-title',
			() => page.locator( '.wp-block-post-title' ).first().click(),
		],
		[
			'purchase',
			'',
			() =>
				page.evaluate( () => {
					document.dispatchEvent( new Event( 'frontage:purchased' ) );
				} ),
		],
		[ 'position', '700', () => scrollPart( page, 0.3 ) ],
		[ 'bottom', '', () => scrollPart( page, 0.95 ) ],
		[ 'scroll', '400', () => scrollPart( page, 1 ) ],
		[ 'idle', '40', () => page.clock.runFor( 41_000 ) ],
	];
	const popups = ways.map( ( [ type, value ] ) =>
		popup( type, { ...at( type, value ), isDemanded: true } )
	);
	const url = await publishPage( admin, TALL + popups.join( '' ) );
	await page.clock.install();
	await visit( page, url );
	await ready( page );
	await page.waitForLoadState( 'networkidle' );
	await page.keyboard.press( 'Shift' );
	for ( const [ type, , act ] of ways ) {
		await expect( page.locator( 'dialog:modal' ) ).toHaveCount( 0 );
		await act();
		await expect( dialog( page, type ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( dialog( page, type ) ).toBeHidden();
		// The pause between two that the owner has set.
		await page.clock.runFor( 11_000 );
	}
} );

test( 'after a comment, and no more when the page is seen again', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		popup( 'Thanks', at( 'comment' ) ),
		'posts'
	);
	await visit( page, url );
	await ready( page );
	await expect( dialog( page, 'Thanks' ) ).toBeHidden();
	await page.locator( '#comment' ).fill( `Well said, ${ Date.now() }.` );
	await page.locator( '#author' ).fill( 'Ada' );
	await page.locator( '#email' ).fill( 'ada@example.org' );
	await page.locator( '#commentform [type=submit]' ).click();
	await expect( dialog( page, 'Thanks' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await visit( page, url );
	await ready( page );
	await page.waitForLoadState( 'networkidle' );
	await expect( dialog( page, 'Thanks' ) ).toBeHidden();
} );

test( 'conditions hold: device in the browser, role and page on the server', async ( {
	admin,
	page,
	narrow,
} ) => {
	const only = ( type: string, ...values: string[] ) => ( {
		...at( 'param', 'offer' ),
		conditions: [ { type, values } ],
	} );
	const url = `${ await publishPage(
		admin,
		popup( 'Phones', only( 'device', 'phone' ) ) +
			popup( 'Posts', only( 'page', 'type:post' ) )
	) }?offer`;
	await visit( page, url );
	await ready( page );
	await page.waitForLoadState( 'networkidle' );
	await expect( page.locator( 'dialog:modal' ) ).toHaveCount( 0 );
	await expect( page.locator( 'dialog[data-overlay]' ) ).toHaveCount( 1 );
	await visit( narrow, url );
	await expect( dialog( narrow, 'Phones' ) ).toBeVisible();
	// Any cache may serve it to everybody.
	const [ one, other ] = await Promise.all(
		[ page, narrow ].map( async ( { request } ) =>
			( await request.get( url ) ).text()
		)
	);
	expect( one ).toBe( other );
	const members = await publishPage(
		admin,
		popup( 'Members', only( 'role', 'member' ) )
	);
	await visit( page, `${ members }?offer` );
	await expect( page.locator( '[data-overlay]' ) ).toHaveCount( 0 );
	await expect(
		page.locator( 'frontage-island[name=overlays]' )
	).toHaveCount( 0 );
	await visit( admin, `${ members }?offer` );
	await expect( dialog( admin, 'Members' ) ).toBeVisible();
} );

/** One of each that a press opens; each has a button of its name. */
const PRESSED: Record< string, string > = {
	Letter: modal( { buttonText: 'Letter' }, paragraph( 'Words.' ) ),
	Bar: modal( { buttonText: 'Bar', kind: 'bar' }, paragraph( 'Words.' ) ),
	Panel: `<!-- wp:frontage/off-canvas {"opener":"button","buttonText":"Panel"} -->${ paragraph( 'Words.' ) }<!-- /wp:frontage/off-canvas -->`,
	Along: `<!-- wp:frontage/off-canvas {"opener":"button","buttonText":"Along","mode":"push"} -->${ paragraph( 'Words.' ) }<!-- /wp:frontage/off-canvas -->`,
	Find: '<!-- wp:frontage/search-overlay {"opener":"text","buttonText":"Find"} /-->',
	Join: `<!-- wp:frontage/subscribe-overlay {"buttonText":"Join"} -->${ paragraph( 'Words.' ) }<!-- /wp:frontage/subscribe-overlay -->`,
};

/** A visitor whose scroll bar takes room, as on most computers. */
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

test( 'what is opened by a press costs the page the runtime only, and shifts nothing', async ( {
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
		Object.assign( window, { shifted: 0 } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				( window as any ).shifted += ( entry as any ).value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	await withoutFonts( page );
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
			( window as any ).shifted,
			scrollY,
			document.querySelector( 'h1' )!.getBoundingClientRect().width,
			document.querySelector( 'main' )!.offsetLeft,
		] );
	await page.evaluate( () => scrollTo( 0, 100 ) );
	const before = await measure();
	for ( const name of Object.keys( PRESSED ) ) {
		const button = page.getByRole( 'button', { name, exact: true } );
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

test( 'search engines meet the page without it', async ( { admin, open } ) => {
	const url = await publishPage(
		admin,
		popup( 'Offer', { ...at( 'param', 'offer' ), isDemanded: true } )
	);
	const crawler = await open( {
		userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
	} );
	await visit( crawler, `${ url }?offer` );
	await ready( crawler );
	await crawler.waitForLoadState( 'networkidle' );
	await expect( crawler.locator( 'dialog:modal' ) ).toHaveCount( 0 );
} );

test( 'a bar leaves the page usable, takes no focus, and closes for the visit', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		paragraph( '<a href="#x" id="behind">Behind</a>' ) +
			popup( 'Notice', {
				...at( 'param', 'offer' ),
				kind: 'bar',
				place: 'bottom',
				again: 'page',
			} )
	);
	await visit( page, `${ url }?offer` );
	const bar = page.getByRole( 'region', { name: 'Notice' } );
	await expect( bar ).toBeVisible();
	await expect( page.locator( ':focus' ) ).toHaveCount( 0 );
	await page.locator( '#behind' ).click();
	await expect( bar ).toBeVisible();
	await bar.getByRole( 'button', { name: 'Close' } ).click();
	await expect( bar ).toBeHidden();
	await page.reload();
	await ready( page );
	await page.waitForLoadState( 'networkidle' );
	await expect( bar ).toBeHidden();
} );
