/** The show/hide button of password fields. */
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Page } from '@playwright/test';

const ON = { frontage_env_on: 'password-toggle' };
const PAGE = '/modules/password-toggle/';

const field = ( page: Page ) => page.getByLabel( 'New password' );
const toggle = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Show password' } ).first();

test( 'shows the password, by mouse and keyboard, and hides it before sending', async ( {
	open,
} ) => {
	const page = await open( {}, ON );
	await visit( page, PAGE );
	await field( page ).fill( 'correct horse' );
	await toggle( page ).click();
	await expect( field( page ) ).toHaveAttribute( 'type', 'text' );
	await expect( page.getByText( 'Your password is visible.' ) ).toHaveCount(
		1
	);
	await expectNoAxe( page, '.entry-content' );
	await field( page ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( toggle( page ) ).toBeFocused();
	await page.keyboard.press( 'Space' );
	await expect( field( page ) ).toHaveAttribute( 'type', 'password' );
	await page.keyboard.press( 'Enter' );
	await expect( toggle( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await expect( field( page ) ).toHaveAttribute( 'type', 'password' );
} );

test(
	'is at the end of the field with its height, on a phone and in right-to-left languages',
	{ tag: '@deep' },
	async ( { open } ) => {
		const page = await open(
			{ viewport: { width: 390, height: 844 }, hasTouch: true },
			{ ...ON, frontage_env_rtl: '1' }
		);
		await visit( page, PAGE );
		await toggle( page ).tap();
		await expect( field( page ) ).toHaveAttribute( 'type', 'text' );
		const box = ( await field( page ).boundingBox() )!;
		const at = ( await toggle( page ).boundingBox() )!;
		expect( at.x ).toBeCloseTo( box.x, 0 );
		expect( at.height ).toBeCloseTo( box.height, 0 );
	}
);

test( 'does not change fields without script or when turned off', async ( {
	open,
	page,
} ) => {
	const plain = await open( { javaScriptEnabled: false }, ON );
	for ( const one of [ plain, page ] ) {
		await visit( one, PAGE );
		await expect( field( one ) ).toHaveAttribute( 'type', 'password' );
		await expect( toggle( one ) ).toHaveCount( 0 );
	}
} );

test(
	'has the ink of its field, which may be white on a dark page',
	{ tag: '@deep' },
	async ( { open } ) => {
		const page = await open( {}, ON );
		await page.addInitScript( () =>
			document.addEventListener( 'DOMContentLoaded', () => {
				document.body.style.cssText = 'background:#111;color:#eee';
			} )
		);
		await visit( page, PAGE );
		await expect( toggle( page ) ).toHaveCSS( 'color', 'rgb(0, 0, 0)' );
	}
);
