/** The Status tab: what works, what does not, what to do, and no secrets. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';
import { sitePhp } from './support/site-php';

const TAB = '/wp-admin/admin.php?page=frontage&tab=status';

const open = async ( page: Page ) => {
	await visit( page, TAB );
	await expect(
		page.getByRole( 'region', { name: 'Versions' } )
	).toBeVisible();
};

test( 'shows the state of every section in words, detects missed events and explains what to do', async ( {
	admin,
} ) => {
	await open( admin );
	const section = ( name: string ) =>
		admin.getByRole( 'region', { name, exact: true } );
	for ( const [ part, fact ] of [
		[ 'Versions', 'WordPress' ],
		[ 'Tables', 'wp_frontage_votes' ],
		[ 'Scheduled events', 'Daily cleanup (frontage_daily)' ],
		[ 'Blocks and features', 'back-to-top (off by default)' ],
		[ 'Caches', 'Object cache' ],
		[ 'Files', 'Writable' ],
	] as const ) {
		await expect( section( part ) ).toContainText( fact );
		await expect(
			section( part ).getByText( 'Good' ).first()
		).toBeVisible();
	}
	await sitePhp(
		'wp_schedule_single_event( time() - 3 * DAY_IN_SECONDS, "frontage_planted" );'
	);
	await admin.getByRole( 'button', { name: 'Check again' } ).click();
	await expect( admin.getByText( 'Checked again.' ).first() ).toBeVisible();
	const fact = admin
		.getByRole( 'region', { name: 'Scheduled events' } )
		.locator( 'div', { hasText: /^frontage_planted/ } );
	await expect( fact.first() ).toContainText( 'Overdue by 3 days' );
	await expect( fact.first() ).toContainText( 'Needs attention' );
	await expect(
		admin.getByRole( 'listitem' ).filter( { hasText: 'frontage_planted' } )
	).toContainText( 'Ask your host to call wp-cron.php' );
	await sitePhp( 'wp_clear_scheduled_hook( "frontage_planted" );' );
} );

test( 'Site Health fetches a page as a visitor and passes', async ( {
	admin,
} ) => {
	const nonce = await admin.request
		.get( '/wp-admin/admin-ajax.php?action=rest-nonce' )
		.then( ( response ) => response.text() );
	const answer = await admin.request.get(
		'/wp-json/frontage/v1/health/cached-page',
		{ headers: { 'X-WP-Nonce': nonce } }
	);
	const { status, description } = await answer.json();
	expect( [ status, description ] ).toEqual( [
		'good',
		expect.stringContaining( 'Up to date' ),
	] );
} );
