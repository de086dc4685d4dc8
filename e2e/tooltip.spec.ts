/** Tooltips for visitors and authors. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/tooltip/';

const bubble = ( page: Page ) => page.getByRole( 'tooltip' );
const words = ( page: Page ) =>
	page.getByText( 'This paragraph shows more on hover.' );
const link = ( page: Page ) =>
	page.getByRole( 'link', { name: 'Order', exact: true } );
const open = async ( page: Page ) => {
	await visit( page, PAGE );
	await expect(
		page.locator( 'frontage-island[name=tooltip]' )
	).toHaveAttribute( 'data-state', 'awake' );
};

test( 'opens on hover and focus, and is the accessible description', async ( {
	page,
} ) => {
	await test.step( 'opens on hover, can be hovered itself, and Escape closes it', async () => {
		await open( page );
		await words( page ).hover();
		await expect( bubble( page ) ).toHaveText(
			'Rye, water, salt and time.'
		);
		const at = ( await words( page ).boundingBox() )!;
		const box = ( await bubble( page ).boundingBox() )!;
		expect( Math.abs( box.y + box.height - at.y ) ).toBeLessThan( 20 );
		// S2 §9.
		await expect( bubble( page ) ).toHaveCSS(
			'transition-duration',
			'0.1s'
		);
		await bubble( page ).hover();
		await expect( bubble( page ) ).toBeVisible();
		await expectNoAxe( page, '.entry-content' );
		await page.keyboard.press( 'Escape' );
		await expect( bubble( page ) ).toBeHidden();
	} );
	await test.step( 'opens on focus, and is the accessible description', async () => {
		await page.mouse.move( 2, 2 );
		await expect( link( page ) ).toHaveAccessibleDescription(
			'Opens in March'
		);
		await words( page ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( link( page ) ).toBeFocused();
		await expect( bubble( page ) ).toHaveText( 'Opens in March' );
		await page.keyboard.press( 'Shift+Tab' );
		await expect( bubble( page ) ).toHaveText(
			'Rye, water, salt and time.'
		);
	} );
} );

test( 'Escape closes it, and the dialog under it only then', async ( {
	page,
} ) => {
	await open( page );
	await words( page ).evaluate( ( element ) => {
		const dialog = document.createElement( 'dialog' );
		element.before( dialog );
		dialog.append( element );
		dialog.showModal();
	} );
	await words( page ).hover();
	await expect( bubble( page ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( bubble( page ) ).toBeHidden();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
} );

test( 'a tap on a phone opens it, but follows a link without it', async ( {
	narrow,
} ) => {
	await open( narrow );
	await words( narrow ).tap();
	await expect( bubble( narrow ) ).toHaveText( 'Rye, water, salt and time.' );
	await narrow.touchscreen.tap( 5, 5 );
	await expect( bubble( narrow ) ).toBeHidden();
	await link( narrow ).tap();
	await expect( narrow ).toHaveURL( /#order$/ );
	await expect( bubble( narrow ) ).toBeHidden();
} );
