/** Maps for visitors: nothing of others before a press, tiles from a stub after it, and the list without any of it. */
import type { Page } from '@playwright/test';
import { TILES, tiles } from './support/map-tiles';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/map/';

const bakery = ( page: Page ) => page.locator( '#bakery' );

const agree = ( page: Page, id = 'bakery' ) =>
	page.locator( `#${ id }` ).getByRole( 'button', { name: 'Load' } ).first();

// The stub answers for this host; all others are still complaints.
test.use( {
	expectedErrors: [ /tile\.openstreetmap\.org/ ],
} );

test( 'is a drawing until a press, then a map with pins for mouse and keyboard', async ( {
	page,
} ) => {
	const asked = await tiles( page );
	await visit( page, PAGE );
	const block = bakery( page );
	await block.scrollIntoViewIfNeeded();
	await expect( block.getByRole( 'img' ) ).toHaveAccessibleName(
		'Where we bake and sell: drawing of where 6 places are'
	);
	await block.getByRole( 'button', { name: 'Bakehouse' } ).click();
	await expect( block.locator( '.is-chosen' ) ).toContainText( 'Bakehouse' );
	expect( asked ).toEqual( [] );
	await agree( page ).click();
	const map = block.getByRole( 'region', { name: 'Where we bake and sell' } );
	await expect( map ).toBeVisible();
	await expect( block.locator( '.frontage-map__drawing' ) ).toBeHidden();
	expect( asked.length ).toBeGreaterThan( 0 );
	await expect( map ).toContainText( '© OpenStreetMap contributors' );
	const pin = map.getByRole( 'button', { name: 'Shop at the market' } );
	await pin.click();
	await expect( block.getByRole( 'status' ) ).toHaveText(
		'Shop at the market is shown on the map.'
	);
	const popup = map.getByRole( 'group', { name: 'Shop at the market' } );
	await expect( popup ).toContainText( 'Market Square 11' );
	await expectNoAxe( page, '#bakery' );
	await popup.getByRole( 'button', { name: 'Close' } ).press( 'Enter' );
	await expect( popup ).toHaveCount( 0 );
	await expect( pin ).toBeFocused();
	await test.step( 'wheels belong to the page, unless Ctrl is held', async () => {
		const zoom = () =>
			map
				.locator( 'img.leaflet-tile' )
				.last()
				.getAttribute( 'src' )
				.then( ( src ) => Number( src!.split( '/' )[ 3 ] ) );
		const before = await zoom();
		await map.hover( { position: { x: 60, y: 60 } } );
		await page.mouse.wheel( 0, 100 );
		await expect(
			map.getByText( 'Hold Ctrl or ⌘ while you scroll to zoom the map.' )
		).toBeVisible();
		await page.keyboard.down( 'Control' );
		await map.hover( { position: { x: 60, y: 60 } } );
		await page.mouse.wheel( 0, -100 );
		await page.keyboard.up( 'Control' );
		await expect.poll( zoom ).toBe( before + 1 );
	} );
	await test.step( 'the list leads to the map, search narrows both', async () => {
		await block
			.getByRole( 'searchbox', { name: 'Search places' } )
			.fill( 'station' );
		await expect( block.getByRole( 'listitem' ) ).toHaveCount( 1 );
		await expect(
			map.getByRole( 'button', { name: 'Shop at the market' } )
		).toHaveCount( 0 );
	} );
} );

test( 'comes back for those who agreed for good, until they withdraw', async ( {
	page,
} ) => {
	const asked = await tiles( page );
	await visit( page, PAGE );
	const always = bakery( page ).getByRole( 'button', {
		name: 'Always load content from OpenStreetMap',
	} );
	await always.click();
	const stop = bakery( page ).getByRole( 'button', {
		name: 'Stop loading content from OpenStreetMap',
	} );
	await expect( stop ).toBeVisible();
	await visit( page, PAGE );
	await bakery( page ).scrollIntoViewIfNeeded();
	await stop.click();
	await expect( always ).toBeVisible();
	await visit( page, PAGE );
	const before = asked.length;
	await bakery( page ).scrollIntoViewIfNeeded();
	await bakery( page ).hover();
	await expect( always ).toBeVisible();
	expect( asked.length ).toBe( before );
} );

test( 'keeps the drawing and says so when no tile arrives', async ( {
	page,
} ) => {
	await tiles( page, true );
	await visit( page, PAGE );
	await agree( page ).click();
	await expect(
		bakery( page ).locator( '.frontage-map__failed' )
	).toHaveText( /OpenStreetMap could not be reached/ );
	await expect(
		bakery( page ).locator( '.frontage-map__drawing' )
	).toBeVisible();
	await page.unroute( TILES );
	await tiles( page );
	await bakery( page ).getByRole( 'button', { name: 'Try again' } ).click();
	await expect( bakery( page ).getByRole( 'region' ) ).toBeVisible();
} );

test( 'lists places with directions without script', async ( { noJs } ) => {
	await visit( noJs, PAGE );
	await expect(
		bakery( noJs ).getByRole( 'link', { name: /^OpenStreetMap.*Mill/ } )
	).toHaveAttribute( 'href', /directions\?to=47\.8048%2C13\.0379$/ );
	await expect(
		bakery( noJs ).getByRole( 'button', { name: 'Load' } )
	).toHaveCount( 0 );
	await expect( bakery( noJs ).getByRole( 'searchbox' ) ).toHaveCount( 0 );
} );
