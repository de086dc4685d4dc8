/** Statistics of videos: what a visitor's browser tells, and what the owner reads. */
import { publishContent } from './support/rest';
import { test } from './support/settings';
import { expect, expectNoAxe, expectNoOverflow, visit } from './support/test';
import { vendors } from './support/video-vendors';

const ON = { frontage_env_on: 'video-statistics' };

const VIDEO =
	'<!-- wp:frontage/video {"url":"https://www.youtube.com/watch?v=aqz-KE-bpKQ","title":"Harbour at dawn"} /-->';

test.use( { expectedErrors: [ /youtube-nocookie\.com/ ] } );

test( 'tells that a player was opened and that it plays, and the owner reads it', async ( {
	admin,
	open,
	owner,
} ) => {
	const { link: url } = await publishContent( admin, VIDEO );
	const page = await open( {}, ON );
	await vendors( page );
	await visit( page, url );
	const told: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'admin-ajax' ) ) {
			told.push( request.postData() ?? '' );
		}
	} );
	await page.getByRole( 'link', { name: /Harbour at dawn/ } ).click();
	await expect.poll( () => told.length ).toBe( 2 );
	expect( told[ 0 ] ).toMatch(
		/^action=frontage_video_usage&security=&qstring=url.*aqz-KE-bpKQ%26play%3D0$/
	);
	expect( told[ 1 ] ).toMatch( /play%3D1$/ );
	const screen = await owner( '&tab=videos', {}, ON );
	const row = screen
		.getByRole( 'row' )
		.filter( { hasText: /Harbour|aqz-KE-bpKQ/ } );
	await expect( row.first() ).toBeVisible();
	await expectNoAxe( screen, '.frontage-settings, #wpbody-content' );
	await screen.setViewportSize( { width: 390, height: 844 } );
	await expectNoOverflow( screen );
} );

test( 'says that nothing is counted while it is off, and prints nothing', async ( {
	owner,
	page,
} ) => {
	await visit( page, '/' );
	await expect( page.locator( '#frontage-video-statistics' ) ).toHaveCount(
		0
	);
	const screen = await owner( '&tab=videos' );
	await expect(
		screen.getByText( 'Videos are not being counted.' ).first()
	).toBeVisible();
} );
