/** The Shares tab: what was shared by day, post, network and position, and its file (S0 §7). */
import { randomUUID } from 'node:crypto';
import { publishContent } from './support/rest';
import { expect, heading, test } from './support/settings';
import { sitePhp } from './support/site-php';
import { expectNoAxe, expectNoOverflow } from './support/test';

const TAB = '&tab=shares';

/** Days ago, network, position, and number of shares. */
type Row = [ ago: number, network: string, location: string, shares: number ];

const count = ( post: number, rows: Row[] ) =>
	sitePhp( `
		foreach ( json_decode( '${ JSON.stringify( rows ) }', true ) as [ $ago, $network, $location, $shares ] ) {
			Frontage\\Base\\Clock::stop( time() - $ago * DAY_IN_SECONDS );
			for ( ; $shares > 0; --$shares ) {
				Frontage\\Domain\\Share\\Share_Daily_Stats::add( ${ post }, 'share', $network, $location );
			}
		}` );

test( 'shows what was shared in a period, by post, network and position, saves it without formulas, and tries again', async ( {
	admin,
	expectedErrors,
	owner,
} ) => {
	expectedErrors.push( /status of 500/ );
	const title = `=SUM(A1) ${ randomUUID() }`;
	const { id } = await publishContent( admin, '', { title }, 'posts' );
	await count( id, [
		[ 1, 'tumblr', 'sidebar', 21 ],
		[ 60, 'line', 'popup', 30 ],
	] );
	const screen = await owner( TAB );
	await expect( heading( screen ) ).toHaveText( 'Shares' );
	await expect( screen.getByText( /^\d+ shares\. Most on / ) ).toBeVisible();
	const rowOf = ( table: string, name: string ) =>
		screen
			.getByRole( 'table', { name: table } )
			.getByRole( 'row' )
			.filter( { hasText: name } );
	await expect( rowOf( 'Posts', title ) ).toContainText( '21' );
	await expect( rowOf( 'Networks', 'Tumblr' ) ).toContainText( /\d/ );
	await expect( rowOf( 'Positions', 'Beside the page' ) ).toContainText(
		/\d/
	);
	await expect( rowOf( 'Networks', 'LINE' ) ).toHaveCount( 0 );
	await expectNoAxe( screen, '#frontage-settings' );
	await screen.getByLabel( 'Period' ).selectOption( 'Last 90 days' );
	await expect( rowOf( 'Posts', title ) ).toContainText( '51' );
	await expect( rowOf( 'Networks', 'LINE' ) ).toContainText( /\d/ );
	await expect( rowOf( 'Positions', 'In a popup' ) ).toContainText( /\d/ );
	const [ download ] = await Promise.all( [
		screen.waitForEvent( 'download' ),
		screen.getByRole( 'button', { name: 'Export CSV' } ).click(),
	] );
	expect( download.suggestedFilename() ).toMatch( /^shares-.*\.csv$/ );
	const stream = await download.createReadStream();
	const lines = ( await stream.toArray() ).join( '' ).split( /\r?\n/ );
	expect( lines[ 0 ] ).toBe(
		'\uFEFFDate,Post ID,Post,Action,Network,Position,Shares'
	);
	expect(
		lines
			.filter( ( line ) => line.includes( title ) )
			.map( ( line ) => line.slice( line.indexOf( ',' ) + 1 ) )
	).toEqual( [
		`${ id },'${ title },share,line,popup,30`,
		`${ id },'${ title },share,tumblr,sidebar,21`,
	] );

	await screen.setViewportSize( { width: 390, height: 844 } );
	await expectNoOverflow( screen );
	let isBroken = true;
	await screen.route( /shares/, ( route ) =>
		isBroken ? route.fulfill( { status: 500, body: '' } ) : route.continue()
	);
	await screen.getByLabel( 'Period' ).selectOption( 'Last 7 days' );
	const again = screen.getByRole( 'button', { name: /try again|retry/i } );
	await expect( again ).toBeVisible();
	isBroken = false;
	await again.click();
	await expect( again ).toHaveCount( 0 );
	await expect( screen.getByLabel( 'Period' ) ).toHaveValue( '7' );
} );
