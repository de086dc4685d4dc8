/** The search overlay. */
import { dialog, isLocked, pressBeside } from './support/modal';
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Page } from '@playwright/test';

test.use( { held: 120, expectedErrors: [ /ERR_INTERNET_DISCONNECTED/ ] } );

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
		// Where the browser is in its history: it goes back a moment after the overlay has closed.
		const entry = () =>
			page.evaluate( () => [
				( window as any ).navigation.currentEntry.index,
				history.state?.frontageOverlays,
			] );
		const before = await entry();
		for ( const close of [
			() => page.keyboard.press( 'Escape' ),
			() =>
				overlay( page )
					.getByRole( 'button', { name: 'Close' } )
					.click(),
			() => pressBeside( page, 5, 700 ),
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
			await expect.poll( entry ).toEqual( before );
		}
		await opener( page ).click();
		await expect( field( page ) ).toBeFocused();
		await page.keyboard.type( 'zebra' );
		await expect( overlay( page ).getByRole( 'status' ) ).toHaveText(
			'No results found for “zebra”.'
		);
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\?s=zebra$/ );
	} );
} );

test(
	'highlights, finds topics and near spellings, and offers recent searches',
	{ tag: '@deep' },
	async ( { page, context } ) => {
		const results = overlay( page ).getByRole( 'listbox' );
		const status = overlay( page ).getByRole( 'status' );
		const recent = overlay( page ).getByRole( 'group', {
			name: 'Recent searches',
		} );
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if (
				/frontage_search/.test( request.url() + request.postData() )
			) {
				asked.push( `${ request.method() } ${ request.url() }` );
			}
		} );
		await visit( page, PAGE );
		await opener( page ).click();
		await expect( recent ).toHaveCount( 0 );
		await expect( field( page ) ).toBeFocused();
		await test.step( 'highlights what it found, and asks by GET with a version', async () => {
			await page.keyboard.type( 'bread' );
			await expect( results.locator( 'mark' ).first() ).toHaveText(
				/^bread$/i
			);
			expect( asked[ 0 ] ).toMatch(
				/^GET .*[?&]frontage_v=[0-9a-f]{12}&/
			);
		} );
		await test.step( 'finds topics, and says what it searched instead of a misspelled word', async () => {
			await field( page ).fill( 'travel' );
			await expect(
				overlay( page )
					.getByRole( 'group', { name: 'Categories' } )
					.getByRole( 'option', { name: 'Travel' } )
			).toBeVisible();
			await field( page ).fill( 'braed' );
			await expect( status ).toHaveText(
				/^No results for “braed”. Did you mean “bread”\? \d+ results?$/
			);
			await expect( results.getByRole( 'option' ).last() ).toHaveText(
				'All results for “bread”'
			);
			await expectNoAxe( page, '#find' );
			await results.getByRole( 'option', { name: 'Search for' } ).click();
			await expect( field( page ) ).toHaveValue( 'bread' );
			await expect( field( page ) ).toBeFocused();
			await expect( status ).toHaveText( /^\d+ results?$/ );
		} );
		await test.step( 'says that the browser is offline, and goes on afterwards', async () => {
			await context.setOffline( true );
			await field( page ).fill( 'market' );
			await expect( status ).toContainText( 'You are offline.' );
			await expect( results ).toBeHidden();
			await context.setOffline( false );
			await expect( status ).toHaveText( /result/ );
		} );
		await test.step( 'offers recent searches by keys and pointer, and forgets them', async () => {
			await field( page ).fill( 'bread' );
			await expect( results.locator( 'mark' ).first() ).toHaveText(
				/^bread$/i
			);
			await page.keyboard.press( 'ArrowDown' );
			await page.keyboard.press( 'Enter' );
			await expect( page ).not.toHaveURL( new RegExp( `${ PAGE }$` ) );
			await visit( page, PAGE );
			await opener( page ).click();
			await expect( recent.getByRole( 'option' ) ).toHaveText( [
				'bread',
			] );
			await expectNoAxe( page, '#find' );
			await page.keyboard.press( 'ArrowDown' );
			await page.keyboard.press( 'Enter' );
			await expect( field( page ) ).toHaveValue( 'bread' );
			await expect( results.locator( 'mark' ).first() ).toBeVisible();
			await field( page ).fill( '' );
			await recent.getByRole( 'option' ).click();
			await expect( results.locator( 'mark' ).first() ).toBeVisible();
			await field( page ).fill( '' );
			await overlay( page )
				.getByRole( 'button', { name: 'Clear recent searches' } )
				.click();
			await expect( status ).toHaveText( 'Recent searches cleared.' );
			await expect( recent ).toHaveCount( 0 );
			await expect( field( page ) ).toBeFocused();
			expect( await page.evaluate( () => localStorage.length ) ).toBe(
				0
			);
		} );
	}
);

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
	await expect( field( narrow ) ).toBeFocused();
	await narrow.keyboard.type( 'bread' );
	await expect(
		overlay( narrow ).getByRole( 'option' ).first()
	).toBeInViewport();
	await overlay( narrow ).getByRole( 'option' ).first().tap();
	await expect( narrow ).not.toHaveURL( new RegExp( `${ PAGE }$` ) );
	await visit( narrow, PAGE );
	await opener( narrow ).tap();
	await overlay( narrow ).getByRole( 'option', { name: 'bread' } ).tap();
	await expect(
		overlay( narrow ).locator( 'mark' ).first()
	).toBeInViewport();
} );

test(
	'is inserted, given texts and published',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
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
		await expect( field( guest ) ).toBeFocused();
		await guest.keyboard.type( 'bread' );
		await expect( overlay( guest ).getByRole( 'group' ) ).toHaveCount( 1 );
	}
);
