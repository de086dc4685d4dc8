/** The search overlay. */
import { dialog, isLocked } from './support/modal';
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Page } from '@playwright/test';

test.use( { held: 120 } );

const PAGE = '/modules/search-overlay/';

const overlay = ( page: Page ) => dialog( page, 'Search' );
const opener = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Find something' } );
const field = ( page: Page ) => overlay( page ).getByRole( 'combobox' );

test( 'suggests results while typing, and closes in each way', async ( {
	page,
} ) => {
	await test.step( 'groups results by type, selects them by keys, and announces their number', async () => {
		await visit( page, PAGE );
		await opener( page ).click();
		await expect( field( page ) ).toBeFocused();
		await page.keyboard.type( 'bread' );
		const options = overlay( page ).getByRole( 'option' );
		await expect( overlay( page ).getByRole( 'status' ) ).toHaveText(
			/^\d+ results?$/
		);
		await expect(
			overlay( page ).getByRole( 'group', { name: 'Posts' } )
		).toBeVisible();
		await expectNoAxe( page, '#find' );
		await page.keyboard.press( 'ArrowUp' );
		await expect( options.last() ).toHaveAttribute(
			'aria-selected',
			'true'
		);
		await expect( options.last() ).toHaveText( 'All results for “bread”' );
		await expect( field( page ) ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'ArrowDown' );
		const href = ( await options.first().getAttribute( 'href' ) )!;
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( href );
	} );
	await test.step( 'closes by Escape, its button, a click outside and Back; Enter without a selection opens the site’s search', async () => {
		await visit( page, PAGE );
		for ( const close of [
			() => page.keyboard.press( 'Escape' ),
			() =>
				overlay( page )
					.getByRole( 'button', { name: 'Close' } )
					.click(),
			() => page.mouse.click( 5, 700 ),
			() => page.goBack(),
		] ) {
			await opener( page ).click();
			await expect( field( page ) ).toBeFocused();
			await expect
				.poll( () =>
					page.evaluate( () => !! history.state?.frontageOverlays )
				)
				.toBe( true );
			expect( await isLocked( page ) ).toBe( true );
			await close();
			await expect( overlay( page ) ).toBeHidden();
			await expect( opener( page ) ).toBeFocused();
			await expect
				.poll( () =>
					page.evaluate( () => history.state?.frontageOverlays )
				)
				.toBeUndefined();
		}
		await opener( page ).click();
		await page.keyboard.type( 'zebra' );
		await expect( overlay( page ).getByRole( 'status' ) ).toHaveText(
			'No results found for “zebra”.'
		);
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\?s=zebra$/ );
	} );
} );

test( 'is a plain search form without script', async ( { noJs } ) => {
	await visit( noJs, PAGE );
	const form = noJs.locator( '#find form[role=search]' );
	await form.getByRole( 'searchbox' ).fill( 'bread' );
	await form.getByRole( 'button', { name: 'Show all results' } ).click();
	await expect( noJs ).toHaveURL( /\?s=bread$/ );
} );

test( 'shows what it finds on a phone', async ( { narrow } ) => {
	await visit( narrow, PAGE );
	await opener( narrow ).tap();
	await narrow.keyboard.type( 'bread' );
	await expect(
		overlay( narrow ).getByRole( 'option' ).first()
	).toBeInViewport();
} );

test( 'is inserted, given texts and published', async ( { editor, guest } ) => {
	test.slow();
	await editor.create( { title: 'Search' } );
	await editor.insert( 'Search Overlay' );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Opened by' ).selectOption( 'text' );
	await editor
		.block( 'frontage/search-overlay' )
		.getByRole( 'textbox', { name: 'Button text' } )
		.fill( 'Look it up' );
	await settings.getByLabel( 'Search in' ).fill( 'Posts' );
	// The site's post types take a moment to load.
	await expect(
		settings.getByRole( 'option', { name: 'Posts', exact: true } )
	).toBeVisible();
	await editor.page.keyboard.press( 'Enter' );
	await visit( guest, await editor.publish() );
	await guest.getByRole( 'button', { name: 'Look it up' } ).click();
	await guest.keyboard.type( 'bread' );
	await expect( overlay( guest ).getByRole( 'group' ) ).toHaveCount( 1 );
} );
