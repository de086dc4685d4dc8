/** Image swap for visitors and authors. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/image-swap/';

const byPress = ( page: Page ) => page.locator( '.is-by-click' ).first();
const byMouse = ( page: Page ) =>
	page.locator( '.is-by-hover:has( a )' ).first();
const button = ( page: Page ) =>
	byPress( page ).getByRole( 'button', { name: 'Show the other image' } );

test( 'a click shows the other image, by mouse, key and touch', async ( {
	page,
	narrow,
} ) => {
	await visit( page, PAGE );
	const second = byPress( page ).locator( '.is-second' );
	await expect( second ).toBeHidden();
	await button( page ).click();
	await expect( byPress( page ) ).toHaveAttribute( 'data-click', 'active' );
	await expect( second ).toBeVisible();
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await page.keyboard.press( 'Space' );
	await expect( byPress( page ) ).toHaveAttribute( 'data-click', 'inactive' );
	await expect( second ).toBeHidden();
	await visit( narrow, PAGE );
	await button( narrow ).tap();
	await expect( byPress( narrow ) ).toHaveAttribute( 'data-click', 'active' );
} );

test( 'a link swaps on hover and focus without script', async ( {
	noJs,
	lessMotion,
} ) => {
	for ( const page of [ noJs, lessMotion ] ) {
		await visit( page, PAGE );
		const second = byMouse( page ).locator( '.is-second' );
		await expect( second ).toBeHidden();
		await byMouse( page ).hover();
		await expect( second ).toBeVisible();
		await page.mouse.move( 0, 0 );
		await expect( second ).toBeHidden();
		await byMouse( page ).getByRole( 'link' ).focus();
		await page.keyboard.press( 'Shift+Tab' );
		await page.keyboard.press( 'Tab' );
		await expect( second ).toBeVisible();
	}
	await expect( byMouse( lessMotion ).locator( '.is-second' ) ).toHaveCSS(
		'transition-duration',
		'0s'
	);
	await expect( byPress( noJs ).locator( '.is-second' ) ).toBeVisible();
	await lessMotion.emulateMedia( { media: 'print' } );
	await expect( byPress( lessMotion ).locator( '.is-second' ) ).toBeVisible();
} );
