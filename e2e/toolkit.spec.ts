/** Pasted HTML of the toolkit, on the feature's demo page: what its own script would do is done by our modules. */
import { expect, test, visit } from './support/test';

const PAGE = '/modules/toolkit/';

test( 'what was pasted works: accordion, tabs, modal, drop-down, tooltip', async ( {
	open,
} ) => {
	const page = await open();
	await visit( page, PAGE );

	const first = page.locator( 'details', { hasText: 'When do you open?' } );
	const second = page.locator( 'details', { hasText: 'Do you deliver?' } );
	await expect( first ).toHaveAttribute( 'open' );
	await second.locator( 'summary' ).click( { delay: 120 } );
	await expect( second ).toHaveAttribute( 'open' );
	await expect( first ).not.toHaveAttribute( 'open' );

	await expect( page.getByText( 'Plum cake' ) ).toBeVisible();
	await expect( page.getByText( 'Rye, spelt' ) ).toBeHidden();
	await page.getByRole( 'tab', { name: 'Bread' } ).click( { delay: 120 } );
	await expect( page.getByText( 'Rye, spelt' ) ).toBeVisible();
	await expect( page.getByText( 'Plum cake' ) ).toBeHidden();

	await page
		.getByRole( 'link', { name: 'Read the note' } )
		.click( { delay: 120 } );
	const note = page.getByRole( 'dialog', { name: 'A note' } );
	await expect( note ).toBeVisible();
	await expect( note.getByRole( 'button' ) ).toHaveCount( 1 );
	await page.keyboard.press( 'Escape' );
	await expect( note ).toBeHidden();

	const hours = page.getByText( 'Tuesday to Sunday' );
	const button = page.getByRole( 'button', { name: 'Opening hours' } );
	await expect( hours ).toBeHidden();
	await button.click( { delay: 120 } );
	await expect( hours ).toBeVisible();
	const [ under, over ] = await Promise.all( [
		hours.boundingBox(),
		button.boundingBox(),
	] );
	expect( Math.abs( under!.y - over!.y ) ).toBeLessThan( 120 );
	await page.keyboard.press( 'Escape' );
	await expect( hours ).toBeHidden();

	const words = page.getByText( 'what is in it' );
	// On a busy machine, the focus can come before the script.
	await expect( async () => {
		await words.blur();
		await words.focus();
		await expect(
			page.getByRole( 'tooltip', { name: 'Rye, water, salt and time.' } )
		).toBeVisible( { timeout: 1000 } );
	} ).toPass();
} );

test( 'all of it can be read without JavaScript', async ( { open } ) => {
	const page = await open( { javaScriptEnabled: false } );
	await visit( page, PAGE );
	await page.getByText( 'Do you deliver?' ).click();
	await expect( page.getByText( 'Within the city' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Opening hours' } ).click();
	await expect( page.getByText( 'Tuesday to Sunday' ) ).toBeVisible();
	await expect( page.getByText( 'This comes from below.' ) ).toBeAttached();
} );
