/** A search that takes the place of the menu. */
import { holdClock } from './support/clock';
import { publishPage } from './support/modal';
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Page } from '@playwright/test';

const HEADER =
	'<!-- wp:group {"tagName":"header","layout":{"type":"flex"}} --><header class="wp-block-group" id="top"><!-- wp:html --><nav aria-label="Own"><a href="#x">Own menu</a></nav><!-- /wp:html --><!-- wp:frontage/menu-search {"anchor":"glass"} /--></header><!-- /wp:group -->';

const glass = ( page: Page ) =>
	page.locator( '#glass' ).getByRole( 'button', { name: 'Search' } );
const panel = ( page: Page ) => page.locator( '#glass-panel' );
const close = ( page: Page ) =>
	panel( page ).getByRole( 'button', { name: 'Close' } );
const menu = ( page: Page ) => page.getByRole( 'link', { name: 'Own menu' } );

test.use( { held: 120 } );

test( 'replaces the menu with a search that suggests results while typing', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage( admin, HEADER );
	await test.step( 'replaces the menu, waits for a second, and closes by its button, Escape and leaving', async () => {
		await page.clock.install();
		await visit( page, url );
		await glass( page ).focus();
		await expect(
			page.locator( 'frontage-island[name=menu-search]' )
		).toHaveAttribute( 'data-state', 'awake' );
		await holdClock( page );
		await glass( page ).click();
		await expect( panel( page ).getByRole( 'combobox' ) ).toBeFocused();
		await expect( menu( page ) ).toBeHidden();
		await close( page ).click();
		await expect( panel( page ) ).toBeVisible();
		await page.clock.runFor( 1000 );
		await close( page ).click();
		await expect( panel( page ) ).toBeHidden();
		await expect( menu( page ) ).toBeVisible();
		await expect( glass( page ) ).toBeFocused();
		await page.clock.runFor( 1000 );
		await page.keyboard.press( 'Enter' );
		await expect( panel( page ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( panel( page ) ).toBeHidden();
		// The second begins with the event that it has closed, which comes a moment later.
		await expect( menu( page ) ).toBeVisible();
		await page.clock.runFor( 1000 );
		await glass( page ).click();
		await panel( page ).getByRole( 'combobox' ).press( 'Shift+Tab' );
		await expect( panel( page ) ).toBeHidden();
		await expect( menu( page ) ).toBeVisible();
		await page.clock.resume();
	} );
	await test.step( 'suggests results while typing and is accessible', async () => {
		await visit( page, url );
		await glass( page ).click();
		await expect( panel( page ).locator( 'input:focus' ) ).toHaveCount( 1 );
		await page.keyboard.type( 'bread' );
		await expect(
			panel( page ).getByRole( 'option' ).first()
		).toBeVisible();
		await expect( panel( page ).getByRole( 'status' ) ).toHaveText(
			/^\d+ results?$/
		);
		await expect( panel( page ).locator( 'mark' ).first() ).toHaveText(
			/^bread$/i
		);
		await expectNoAxe( page, '#glass' );
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'Enter' );
		await expect( page ).not.toHaveURL( url );
		await expect( panel( page ) ).toHaveCount( 0 );
	} );
	await test.step( 'offers what was searched before', async () => {
		await visit( page, url );
		await glass( page ).click();
		await panel( page ).getByRole( 'option', { name: 'bread' } ).click();
		await expect( panel( page ).locator( 'mark' ).first() ).toBeVisible();
		await expect( panel( page ).getByRole( 'combobox' ) ).toHaveValue(
			'bread'
		);
	} );
} );

test(
	'opens without script, at the top of a phone, and in right-to-left languages',
	{ tag: '@deep' },
	async ( { noJs, narrow, rtl } ) => {
		await visit( noJs, '/modules/menu-search/' );
		await glass( noJs ).click();
		await panel( noJs ).getByRole( 'searchbox' ).fill( 'bread' );
		await noJs.keyboard.press( 'Enter' );
		await expect( noJs ).toHaveURL( /s=bread/ );
		await visit( narrow, '/modules/menu-search/' );
		await glass( narrow ).tap();
		await expect( panel( narrow ) ).toBeVisible();
		await expect
			.poll( async () => {
				const box = ( await panel( narrow ).boundingBox() )!;
				return [ box.x, box.y, box.width ];
			} )
			.toEqual( [ 0, 0, 390 ] );
		await visit( rtl, '/modules/menu-search/' );
		await glass( rtl ).click();
		await expect( panel( rtl ) ).toBeVisible();
		const { x, width } = ( await panel( rtl ).boundingBox() )!;
		expect( x ).toBeGreaterThanOrEqual( 0 );
		expect( x + width ).toBeLessThanOrEqual( 1280 );
	}
);

test(
	'is inserted and published',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		test.slow();
		await editor.create( { title: 'Menu search' } );
		await editor.insert( 'Menu Search' );
		const settings = await editor.openSettings();
		await settings.getByLabel( 'Placeholder text' ).fill( 'Find it' );
		await visit( guest, await editor.publish() );
		await guest
			.locator( '.frontage-menu-search' )
			.getByRole( 'button', { name: 'Search' } )
			.click();
		await expect( guest.getByPlaceholder( 'Find it' ) ).toBeFocused();
	}
);
