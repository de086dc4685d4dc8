/** Overlays that open by themselves: triggers, conditions, and the queue. */
import { dialog, paragraph, publishPage } from './support/modal';
import { TALL, at, escape, popup, ready } from './support/overlays';
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

test.use( { held: 120 } );

const scrollPart = ( page: Page, part: number ) =>
	page.evaluate(
		( share ) =>
			scrollTo(
				0,
				share * ( document.documentElement.scrollHeight - innerHeight )
			),
		part
	);

test( 'opens after a part of the page, once a week, and never after it was dismissed', async ( {
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
	await escape( page );
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
	// A new visit within the same week.
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

test( 'opens only one of two overlays at a time, within the budget', async ( {
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

test( 'waits for an interaction, unless set otherwise', async ( {
	admin,
	page,
} ) => {
	const prefersReducedMotion = await publishPage(
		admin,
		popup( 'Calm', at( 'delay', '0' ) )
	);
	// Chromium counts what Playwright evaluates in a page as user activation.
	await page.addInitScript( () =>
		Object.defineProperty( navigator, 'userActivation', { value: null } )
	);
	await visit( page, prefersReducedMotion );
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

test( 'opens by each trigger, one after the other', async ( {
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
		// The pause between two overlays that the owner has set.
		await page.clock.runFor( 11_000 );
	}
} );

test( 'opens after a comment, but not on the next visit', async ( {
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
	await escape( page );
	await expect( dialog( page, 'Thanks' ) ).toBeHidden();
	await visit( page, url );
	await ready( page );
	await page.waitForLoadState( 'networkidle' );
	await expect( dialog( page, 'Thanks' ) ).toBeHidden();
} );

test( 'a bar keeps the page usable, takes no focus, and closes for the visit', async ( {
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
