/** Addresses of places, found in the editor: by the server, at a press, and errors in words beside the field. What need not run at each commit. */
import { expect, test } from '../support/test';
import { freePort } from '../support/free-port';
import { startStub, type Stub } from '../support/vendor';

// Refused searches have the status 422.
test.use( { expectedErrors: [ /status of 422|ERR_FAILED/ ] } );

const HOST = 'nominatim.openstreetmap.org';
const FOUND = 'Royal Observatory, Blackheath Avenue, Greenwich';

let vendor: Stub;
test.beforeAll( async () => {
	vendor = await startStub( 'geocoders' );
} );
test.afterAll( () => vendor.end() );

test( 'an address is found at a press, and every failure is said at the field', async ( {
	editor,
} ) => {
	const { page } = editor;
	const set = ( cookies: Record< string, string > ) =>
		page.context().addCookies(
			Object.entries( cookies ).map( ( [ name, value ] ) => ( {
				name,
				value,
				url: process.env.FRONTAGE_URL!,
			} ) )
		);
	await set( { frontage_env_vendors: `${ HOST }:${ vendor.port }` } );
	await editor.create( { title: 'A page' } );
	await editor.insert( 'Map' );
	const block = editor.block( 'frontage/map' );
	await block.getByRole( 'button', { name: 'Add place' } ).click();
	// The preview lists the places as well.
	const places = block.locator( '.frontage-map-editor__place' );
	const place = places.first();
	const address = place.getByLabel( 'Address' );
	const find = place.getByRole( 'button', { name: 'Find', exact: true } );
	const coordinates = place.getByLabel( 'Coordinates' );
	const notice = place.locator( '.components-notice' );
	const results = place.getByRole( 'list', {
		name: 'Found by OpenStreetMap',
	} );
	const search = async ( text: string ) => {
		await address.fill( text );
		await find.click();
	};

	await test.step( 'it is off until the owner turns it on', async () => {
		await expect( find ).toBeDisabled();
		await search( 'Greenwich' );
		await expect( notice ).toContainText(
			'Addresses are not looked up. Turn it on under Frontage → Integrations → OpenStreetMap.'
		);
		expect( await vendor.notes() ).toEqual( [] );
		// What was said of one address is not said of another.
		await address.fill( 'Greenwich, London' );
		await expect( notice ).toHaveCount( 0 );
	} );

	await set( {
		frontage_env_constants: 'FRONTAGE_OPENSTREETMAP_GEOCODING:1',
	} );
	for ( const [ text, words ] of [
		[ 'none there', 'The address was not found.' ],
		[
			'many requests',
			'OpenStreetMap refused the search with status 429.',
		],
		[ 'page of HTML', /OpenStreetMap|nominatim/ ],
	] as const ) {
		await test.step( `failures: ${ text }`, async () => {
			await search( text );
			await expect( notice ).toContainText( words );
			await expect( address ).toHaveValue( text );
			await expect( find ).toBeEnabled();
		} );
	}
	await test.step( 'failures: nobody answers, or the site does not', async () => {
		await set( {
			frontage_env_vendors: `${ HOST }:${ await freePort() }`,
		} );
		await search( 'nobody home' );
		await expect( notice ).toContainText(
			`Could not connect to ${ HOST }`
		);
		await set( { frontage_env_vendors: `${ HOST }:${ vendor.port }` } );
		await page.route( /frontage_find_address/, ( route ) => route.abort() );
		await search( 'offline' );
		await expect( notice ).toContainText( /offline|valid response/ );
		await page.unroute( /frontage_find_address/ );
	} );

	await test.step( 'a found place is chosen and drawn', async () => {
		await search( 'Greenwich' );
		await results.getByRole( 'button', { name: FOUND } ).click();
		await expect( notice ).toHaveCount( 0 );
		await expect( results ).toHaveCount( 0 );
		await expect( coordinates ).toHaveValue( '51.4778, -0.0015' );
		await expect( find ).toBeFocused();
		await page.keyboard.press( 'ControlOrMeta+z' );
		await expect( coordinates ).toHaveValue( '' );
		await expect( address ).toHaveValue( 'Greenwich' );
		await page.keyboard.press( 'ControlOrMeta+Shift+z' );
		await expect( coordinates ).toHaveValue( '51.4778, -0.0015' );
		const mark = block.locator( '.frontage-map__mark' );
		await expect( mark ).toHaveCount( 1 );
	} );

	await test.step( 'results stay with the address that was searched', async () => {
		await block.getByRole( 'button', { name: 'Add place' } ).click();
		await address.fill( 'Greenwich' );
		await find.click();
		await expect( results ).toBeVisible();
		await place.getByRole( 'button', { name: 'Remove place' } ).click();
		await expect( places ).toHaveCount( 1 );
		await expect( results ).toHaveCount( 0 );
	} );
	await page.context().clearCookies( { name: /^frontage_env_/ } );
} );
