/** Overlays that open by themselves: moments, conditions, and the queue. */
import { dialog, modal, paragraph, publishPage } from './support/modal';
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

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
	await page.evaluate( () => {
		sessionStorage.clear();
		const seen = JSON.parse( localStorage[ 'frontage-overlays' ] );
		for ( const id of Object.keys( seen ) ) {
			seen[ id ] -= 8 * 86400000;
		}
		localStorage[ 'frontage-overlays' ] = JSON.stringify( seen );
	} );
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

test( 'when the mouse leaves, near the end, and at a press on any element', async ( {
	admin,
	open,
} ) => {
	const cases: [ string, string, ( page: Page ) => Promise< void > ][] = [
		[
			'exit',
			'',
			( page ) =>
				page.evaluate( () => {
					document.documentElement.dispatchEvent(
						new MouseEvent( 'mouseleave', { clientY: -1 } )
					);
				} ),
		],
		[ 'bottom', '', ( page ) => scrollPart( page, 0.98 ) ],
		[ 'position', '700', ( page ) => scrollPart( page, 0.5 ) ],
		[ 'scroll', '400', ( page ) => scrollPart( page, 1 ) ],
		[
			'click',
			'.wp-block-post-title',
			( page ) => page.locator( '.wp-block-post-title' ).first().click(),
		],
	];
	for ( const [ type, value, act ] of cases ) {
		const page = await open();
		await visit(
			page,
			await publishPage( admin, TALL + popup( type, at( type, value ) ) )
		);
		await ready( page );
		await page.waitForLoadState( 'networkidle' );
		await expect( dialog( page, type ) ).toBeHidden();
		await act( page );
		await expect( dialog( page, type ) ).toBeVisible();
	}
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
