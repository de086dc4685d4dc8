/** A menu with sub-menus: by mouse, touch and keys (WAI-ARIA Authoring Practices), on phones, and without script. */
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Page } from '@playwright/test';

const PAGE = '/modules/nav-menu/';

const row = ( page: Page ) => page.locator( '#row' );
const button = ( page: Page, name: string, within = '#row' ) =>
	page.locator( within ).getByRole( 'button', { name, exact: true } );
const link = ( page: Page, name: string, within = '#row' ) =>
	page.locator( within ).getByRole( 'link', { name } );

const awake = ( page: Page, within = '#row' ) =>
	expect( page.locator( `${ within } > frontage-island` ) ).toHaveAttribute(
		'data-state',
		'awake'
	);

test.use( { held: 300 } );

test( 'opens and closes submenus by click and keys, one at a time', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const bread = button( page, 'Bread submenu' );
	await test.step( 'by a click before the script is there', async () => {
		await expect( row( page ) ).toMatchAriaSnapshot( `
- navigation "Bakery":
  - list:
    - listitem:
      - link "Start"
    - listitem:
      - link "Bread"
      - button "Bread submenu"
    - listitem:
      - button "Visit us"
    - listitem:
      - link "Journal"
` );
		await bread.click();
		await expect( bread ).toHaveAttribute( 'aria-expanded', 'true' );
		await expect( link( page, 'Rye with walnuts' ) ).toBeVisible();
		await expectNoAxe( page, '#row' );
	} );
	await test.step( 'opening one closes the others', async () => {
		await button( page, 'Visit us' ).click();
		await expect( bread ).toHaveAttribute( 'aria-expanded', 'false' );
		await expect( link( page, 'The shop' ) ).toBeVisible();
		await page.mouse.click( 5, 5 );
		await expect( link( page, 'The shop' ) ).toBeHidden();
	} );
	await test.step( 'arrow keys, Home, End and Escape', async () => {
		await link( page, 'Start' ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await expect( link( page, 'Bread' ).first() ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await expect( bread ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( bread ).toHaveAttribute( 'aria-expanded', 'true' );
		await page.keyboard.press( 'ArrowDown' );
		await expect( link( page, 'Rye with walnuts' ) ).toBeFocused();
		await page.keyboard.press( 'End' );
		await expect( link( page, 'A library' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowUp' );
		await expect( button( page, 'Wheat submenu' ) ).toBeFocused();
		await page.keyboard.press( 'Space' );
		await expect( link( page, 'Baguette' ) ).toBeVisible();
		await page.keyboard.press( 'Tab' );
		await expect( link( page, 'Baguette' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( link( page, 'Baguette' ) ).toBeHidden();
		await expect( button( page, 'Wheat submenu' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( bread ).toBeFocused();
		await expect( bread ).toHaveAttribute( 'aria-expanded', 'false' );
		await page.keyboard.press( 'End' );
		await expect( link( page, 'Journal' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowRight' );
		await expect( link( page, 'Journal' ) ).toBeFocused();
	} );
	await test.step( 'leaving it with the keyboard closes it', async () => {
		await bread.focus();
		await page.keyboard.press( 'Enter' );
		await expect( link( page, 'Rye with walnuts' ) ).toBeVisible();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( link( page, 'Bread' ).first() ).toBeFocused();
		await expect( link( page, 'Rye with walnuts' ) ).toBeVisible();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( link( page, 'Start' ) ).toBeFocused();
		await expect( link( page, 'Rye with walnuts' ) ).toBeHidden();
		await bread.focus();
		await page.keyboard.press( 'Enter' );
		await expect( link( page, 'Rye with walnuts' ) ).toBeVisible();
		await link( page, 'Start' ).focus();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( link( page, 'Rye with walnuts' ) ).toBeHidden();
	} );
} );

test( 'opens submenus for a mouse that rests, and keeps what is pressed', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await row( page ).scrollIntoViewIfNeeded();
	await page.mouse.move( 1, 1 );
	await link( page, 'Start' ).hover();
	await awake( page );
	await link( page, 'Bread' ).first().hover();
	await expect( link( page, 'Rye with walnuts' ) ).toBeVisible();
	await button( page, 'Bread submenu' ).click();
	await expect( link( page, 'Rye with walnuts' ) ).toBeVisible();
	await button( page, 'Bread submenu' ).click();
	await expect( link( page, 'Rye with walnuts' ) ).toBeHidden();
	await link( page, 'Start' ).hover();
	await button( page, 'Visit us' ).hover();
	await expect( link( page, 'The shop' ) ).toBeVisible();
	await page.mouse.move( 1, 1 );
	await expect( link( page, 'The shop' ) ).toBeHidden();
} );

test( 'shows blocks and columns in mega menus, on the side with enough space', async ( {
	page,
	rtl,
} ) => {
	await visit( page, PAGE );
	await button( page, 'Bread submenu', '#mega' ).click();
	const pattern = page
		.locator( '#mega' )
		.getByRole( 'heading', { name: 'From the journal' } );
	await expect( pattern ).toBeVisible();
	await expectNoAxe( page, '#mega' );
	await button( page, 'Visit us', '#mega' ).click();
	await expect( pattern ).toBeHidden();
	await expect( link( page, 'Opening hours', '#mega' ) ).toBeVisible();
	for ( const one of [ page, rtl ] ) {
		await visit( one, PAGE );
		await one.setViewportSize( { width: 800, height: 700 } );
		await button( one, 'Bread submenu' ).click();
		await button( one, 'Wheat submenu' ).click();
		await expect( link( one, 'Baguette' ) ).toBeVisible();
		for ( const panel of await one
			.locator( '#row .frontage-nav-menu__panel:popover-open' )
			.all() ) {
			const { x, width } = ( await panel.boundingBox() )!;
			expect( x ).toBeGreaterThanOrEqual( 0 );
			expect( x + width ).toBeLessThanOrEqual( 800 );
		}
	}
	await test.step( 'arrows point to the sub-menus, also from right to left', async () => {
		// The corner of the square that is drawn: below for those in the row, beside for those in them.
		const way = ( selector: string ) =>
			row( rtl )
				.locator( `${ selector } > .frontage-nav-menu__button` )
				.first()
				.evaluate( ( one ) => {
					const { transform } = getComputedStyle( one, '::after' );
					const { a, b } = new DOMMatrix( transform );
					return Math.round( ( Math.atan2( b, a ) * 180 ) / Math.PI );
				} );
		expect( await way( '.frontage-nav-menu__sub > li' ) ).toBe( 45 );
		await button( rtl, 'Bread submenu' ).press( 'Escape' );
		expect( await way( '.frontage-nav-menu__list > li' ) ).toBe( -45 );
	} );
	await link( rtl, 'Start' ).focus();
	await rtl.keyboard.press( 'ArrowLeft' );
	await expect( link( rtl, 'Bread' ).first() ).toBeFocused();
} );

test( 'is behind a button on phones, with submenus in their place', async ( {
	narrow,
} ) => {
	await visit( narrow, PAGE );
	const start = link( narrow, 'Start' );
	await expect( start ).toBeHidden();
	await test.step( 'below 768 pixels (S2 §2)', async () => {
		const { width, height } = narrow.viewportSize()!;
		await narrow.setViewportSize( { width: 768, height } );
		await expect( start ).toBeVisible();
		await expect( button( narrow, 'Menu' ) ).toBeHidden();
		await narrow.setViewportSize( { width: 767, height } );
		await expect( start ).toBeHidden();
		await narrow.setViewportSize( { width, height } );
	} );
	await button( narrow, 'Menu' ).tap();
	await expect( start ).toBeVisible();
	await button( narrow, 'Bread submenu' ).tap();
	await expect( link( narrow, 'Rye with walnuts' ) ).toBeVisible();
	await button( narrow, 'Visit us' ).tap();
	await expect( link( narrow, 'The shop' ) ).toBeVisible();
	await expect( link( narrow, 'Rye with walnuts' ) ).toBeHidden();
	await expectNoAxe( narrow, '#row' );
	await expect( narrow.locator( '#row-3' ) ).toHaveCSS(
		'transition-duration',
		/0\.5s/
	);
	await narrow.keyboard.press( 'Escape' );
	await expect( link( narrow, 'The shop' ) ).toBeHidden();
	await expect( start ).toBeVisible();
	await narrow.keyboard.press( 'Escape' );
	await expect( start ).toBeHidden();
	await expect( button( narrow, 'Menu' ) ).toBeFocused();
	await button( narrow, 'Menu' ).tap();
	await button( narrow, 'Close' ).tap();
	await expect( start ).toBeHidden();
} );

test( 'reaches every item without script', async ( { noJs } ) => {
	await visit( noJs, PAGE );
	await link( noJs, 'Bread' ).first().hover();
	await expect( link( noJs, 'Rye with walnuts' ) ).toBeVisible();
	await noJs.mouse.move( 1, 1 );
	await button( noJs, 'Visit us' ).focus();
	await expect( link( noJs, 'The shop' ) ).toBeVisible();
	await noJs.keyboard.press( 'Tab' );
	await expect( link( noJs, 'The shop' ) ).toBeFocused();
	await noJs.setViewportSize( { width: 390, height: 844 } );
	await button( noJs, 'Menu' ).click();
	await expect( link( noJs, 'Opening hours' ) ).toBeVisible();
	await expect( link( noJs, 'Baguette' ) ).toBeVisible();
	// A heading without a link promises nothing that does not happen.
	await expect( button( noJs, 'Visit us' ) ).toBeVisible();
	await expect( button( noJs, 'Visit us' ) ).toHaveCSS( 'display', 'none', {
		pseudo: 'after',
	} );
} );

test(
	'is inserted with the site’s menu, and published',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		test.slow();
		await editor.create( { title: 'Nav menu' } );
		await editor.insert( 'Nav Menu' );
		const block = editor.block( 'frontage/nav-menu' );
		await expect( block.locator( 'nav' ) ).toBeVisible();
		const settings = await editor.openSettings();
		await settings
			.getByLabel( 'Menu', { exact: true } )
			.selectOption( { label: 'Bakery' } );
		await expect( block.getByText( 'Journal' ) ).toBeAttached();
		await settings
			.getByLabel( 'Under “Visit us”' )
			.selectOption( { label: 'Columns' } );
		await visit( guest, await editor.publish() );
		await button( guest, 'Visit us', '.frontage-nav-menu' ).click();
		await expect(
			link( guest, 'Opening hours', '.frontage-nav-menu' )
		).toBeVisible();
	}
);
