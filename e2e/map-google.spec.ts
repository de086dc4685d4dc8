/** A map by Google, for a site with its keys. */
import { answerForGoogle } from './support/google-maps';
import { publishPage } from './support/modal';
import { expect, test, visit } from './support/test';

// The stand-in answers for this host; all others are still complaints.
test.use( { expectedErrors: [ /maps\.googleapis\.com/ ] } );

const WITH_GOOGLE = `<!-- wp:frontage/map ${ JSON.stringify( {
	anchor: 'way',
	provider: 'google',
	mapStyle: 'silver',
	googleMapType: 'routes',
	travelMode: 'bicycling',
	originLat: '48.1402',
	originLng: '11.5586',
	destLat: '48.1374',
	destLng: '11.5755',
	places: [
		{
			pin_item_title: 'Station',
			pin_latitude: '48.1402',
			pin_longitude: '11.5586',
		},
	],
} ) } /-->`;

test( 'with keys, Google shows the same pins, and a route if there is one', async ( {
	admin,
	open,
} ) => {
	const url = await publishPage( admin, WITH_GOOGLE );
	for ( const status of [ 'OK', 'ZERO_RESULTS' ] ) {
		const page = await open(
			{},
			{
				frontage_env_constants:
					'FRONTAGE_GOOGLE_MAPS_BROWSER_KEY:public-key,FRONTAGE_GOOGLE_MAPS_SERVER_KEY:secret-key',
			}
		);
		const asked = await answerForGoogle( page, status );
		await visit( page, url );
		expect( await page.content() ).not.toContain( 'secret-key' );
		const block = page.locator( '#way' );
		expect( asked ).toEqual( [] );
		await block.getByRole( 'button', { name: 'Load' } ).first().click();
		const pin = block.getByRole( 'button', { name: '1. Station' } );
		await pin.click();
		await expect(
			block.getByRole( 'group', { name: 'Station' } )
		).toBeVisible();
		expect( new URL( asked[ 0 ]! ).searchParams.get( 'key' ) ).toBe(
			'public-key'
		);
		const told = () =>
			page.evaluate( () => ( window as any ).standInForGoogle );
		expect( ( await told() ).options.styles.length ).toBeGreaterThan( 0 );
		await expect
			.poll( async () => ( await told() ).routes )
			.toEqual( [
				{
					origin: { lat: 48.1402, lng: 11.5586 },
					destination: { lat: 48.1374, lng: 11.5755 },
					travelMode: 'BICYCLING',
				},
			] );
		await expect
			.poll( async () => ( await told() ).drawn )
			.toHaveLength( status === 'OK' ? 1 : 0 );
	}
} );
