/** The recorder of how visitors fill in forms. */
import { expect, test, visit } from './support/test';

const PAGE = '/modules/anti-spam/';

test( 'sends counters with a form, and none when turned off', async ( {
	open,
	page,
} ) => {
	const on = await open( {}, { frontage_env_on: 'anti-spam' } );
	await visit( on, PAGE );
	await expect(
		on.locator( 'frontage-island[name=anti-spam]' )
	).toHaveAttribute( 'data-state', 'awake' );
	await on.getByLabel( 'Your name' ).pressSequentially( 'Ann' );
	const sent = on.waitForRequest(
		( request ) => request.method() === 'POST'
	);
	await on.getByRole( 'button', { name: 'Send' } ).click();
	const fields = new URLSearchParams( ( await sent ).postData() ?? '' );
	expect( fields.get( 'ak_bkpc' ) ).toBe( '3' );
	expect(
		[ ...fields.keys() ].filter( ( name ) => /^ak_/.test( name ) )
	).toHaveLength( 14 );
	await visit( page, PAGE );
	await expect( page.locator( 'frontage-island' ) ).toHaveCount( 0 );
} );
