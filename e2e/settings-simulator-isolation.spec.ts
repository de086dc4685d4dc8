/** What simulations leave alone: the owner's browser, the network, and everybody else's pages. */
import { at } from './support/overlays';
import { expect, test } from './support/settings';
import {
	SIMULATOR,
	cells,
	pageWith,
	simulate,
	simulated,
	unique,
} from './support/simulator';

test( 'touches nothing of the owner’s, sends and counts nothing, and nobody else can simulate', async ( {
	admin,
	owner,
	page: visitor,
} ) => {
	const name = unique( 'Quiet' );
	const url = await pageWith( admin, [
		name,
		{ ...at( 'delay', '1' ), isDemanded: true, again: '30' },
	] );
	const screen = await owner( SIMULATOR );
	const kept = async () => ( {
		cookies: ( await screen.context().cookies() ).map(
			( { name: one, value } ) => `${ one }=${ value }`
		),
		stores: await screen.evaluate( () => [
			{ ...sessionStorage },
			JSON.stringify( localStorage ),
			history.length,
		] ),
	} );
	const before = await kept();
	const sent: string[] = [];
	screen.on( 'request', ( request ) => {
		// WordPress itself asks every minute.
		if (
			request.method() !== 'GET' &&
			! /action=heartbeat/.test( request.postData() ?? '' )
		) {
			sent.push( request.url() );
		}
	} );
	const page = screen.waitForResponse( /frontage-simulate/ );
	await screen.getByLabel( 'Address' ).fill( url );
	await simulate( screen );
	const headers = await ( await page ).allHeaders();
	expect( headers[ 'cache-control' ] ).toContain( 'no-store' );
	expect( headers ).not.toHaveProperty( 'set-cookie' );
	await expect( cells( screen, name ).nth( 1 ) ).toHaveText(
		'Open since 2.0 s'
	);
	await expect(
		simulated( screen ).getByRole( 'heading', { name: /./ } ).first()
	).toBeAttached();
	await expect( simulated( screen ).locator( '#wpadminbar' ) ).toHaveCount(
		0
	);
	expect( await kept() ).toEqual( before );
	expect( sent ).toEqual( [] );
	// Opening took no focus from the screen.
	await expect( screen.locator( 'iframe:focus' ) ).toHaveCount( 0 );

	const answer = await visitor.request.get( ( await page ).url() );
	expect( await answer.text() ).not.toContain( 'frontage-simulation' );
	expect( answer.headers() ).not.toHaveProperty( 'content-security-policy' );
} );
