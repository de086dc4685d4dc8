/** The log: filtered by kind, free of secrets, cleared by the owner. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxe, test, visit } from './support/test';
import { sitePhp } from './support/site-php';

/** One test clears the log that the others read. */
test.describe.configure( { mode: 'serial' } );

const open = async ( page: Page, tab: string, args = '' ) => {
	await visit(
		page,
		`/wp-admin/admin.php?page=frontage&tab=${ tab }${ args }`
	);
	await expect( page.getByRole( 'region' ).first() ).toBeVisible();
};

/** Returns texts that must never be shown: database and wp-config.php keys, folders. */
const secrets = async (): Promise< string[] > => [
	...( await sitePhp(
		'use Frontage\\Base\\Store\\Values; echo Values::get( "frontage_token_key" ), " ", Values::get( "frontage_visitor_key" );'
	).then( ( keys ) => keys.trim().split( ' ' ) ) ),
	'public on purpose',
	process.env.FRONTAGE_SITE_DIR!,
];

test( 'filters the log by kind and keeps the filter in the URL', async ( {
	admin,
} ) => {
	await sitePhp(
		'Frontage\\Base\\Store\\Log::count( "failed", "planted-action", "no answer for anna@example.net" ); Frontage\\Domain\\Store\\Outbound_Calls::note( "maps", "tiles.example.org", 503, 12 );'
	);
	await open( admin, 'status' );
	const log = admin.getByRole( 'region', { name: 'Log' } );
	const row = ( text: string ) =>
		log.getByRole( 'row' ).filter( { hasText: text } );
	await expect( row( 'planted-action' ) ).toContainText(
		'no answer for •••'
	);
	await log.getByLabel( 'Show' ).selectOption( 'outbound' );
	await expect( row( 'planted-action' ) ).toHaveCount( 0 );
	await expect( row( 'tiles.example.org' ) ).toContainText( '503' );
	expect( admin.url() ).toContain( 'log=outbound' );
	await open( admin, 'status', '&log=outbound' );
	await expect( log.getByLabel( 'Show' ) ).toHaveValue( 'outbound' );
	await expect( row( 'planted-action' ) ).toHaveCount( 0 );
} );

test( 'copies a report without secrets', async ( { open: visitor } ) => {
	const page = await visitor( {
		storageState: process.env.FRONTAGE_ADMIN_STATE,
		permissions: [ 'clipboard-read', 'clipboard-write' ],
	} );
	await open( page, 'status' );
	await page.getByRole( 'button', { name: 'Copy report' } ).click();
	await expect( page.getByText( 'Copied.' ).first() ).toBeVisible();
	const report = await page.evaluate( () => navigator.clipboard.readText() );
	expect( report ).toContain( '## Tables' );
	for ( const secret of await secrets() ) {
		expect( report ).not.toContain( secret );
	}
} );

test.describe( 'alongside tests that create and delete files', () => {
	// WordPress's Site Health screen fails when a file disappears while it adds up directory sizes.
	test.use( { expectedErrors: [ /directory-sizes/ ] } );

	test( 'no screen, response or export contains a secret', async ( {
		admin,
	} ) => {
		const keys = await secrets();
		expect( keys.every( ( key ) => key.length > 8 ) ).toBe( true );
		// Bypasses the log's redaction, as an entry from an older version would.
		await sitePhp(
			`$wpdb->insert( $wpdb->prefix . 'frontage_log', array( 'day' => gmdate( 'Y-m-d' ), 'event' => 'failed', 'subject' => 'leaky-action', 'hits' => 1, 'detail' => 'the key is ' . get_option( 'frontage_token_key' ) . ' in ' . ABSPATH . 'wp-load.php' ) );`
		);
		const nonce = await admin.request
			.get( '/wp-admin/admin-ajax.php?action=rest-nonce' )
			.then( ( response ) => response.text() );
		const headers = { 'X-WP-Nonce': nonce };
		const texts = await Promise.all( [
			...[ 'status', 'tools' ].map( ( tab ) =>
				admin.request.get(
					`/wp-admin/admin.php?page=frontage&tab=${ tab }`
				)
			),
			...[ 'status', 'log', 'tools', 'settings' ].map( ( path ) =>
				admin.request.get( `/wp-json/frontage/v1/${ path }`, {
					headers,
				} )
			),
			admin.request.post( '/wp-json/frontage/v1/export', { headers } ),
		] ).then( ( all ) => Promise.all( all.map( ( one ) => one.text() ) ) );
		await open( admin, 'status' );
		texts.push( await admin.content() );
		await visit( admin, '/wp-admin/site-health.php?tab=debug' );
		texts.push(
			await admin
				.locator( '#health-check-accordion-block-frontage' )
				.innerHTML()
		);
		expect( texts[ 3 ] ).toContain( 'leaky-action' );
		for ( const text of texts ) {
			expect( text.length ).toBeGreaterThan( 100 );
			for ( const key of keys ) {
				expect( text ).not.toContain( key );
			}
		}
	} );
} );

test( 'deletes only what was selected, after the site’s name was typed', async ( {
	admin,
} ) => {
	await sitePhp(
		'Frontage\\Base\\Store\\Log::count( "failed", "goes-away" );'
	);
	await open( admin, 'tools' );
	const ask = admin.getByRole( 'button', { name: 'Remove…' } );
	await expect( ask ).toBeDisabled();
	await admin.getByRole( 'checkbox', { name: 'Log', exact: true } ).check();
	await ask.click();
	const dialog = admin.getByRole( 'dialog' );
	const remove = dialog.getByRole( 'button', { name: 'Remove permanently' } );
	await expect( dialog.getByRole( 'listitem' ) ).toHaveText( [ 'Log' ] );
	await expect( remove ).toBeDisabled();
	await dialog.getByRole( 'textbox' ).fill( 'yes' );
	await expect( remove ).toBeDisabled();
	await expectNoAxe( admin, '.frontage-confirm' );
	await admin.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( ask ).toBeFocused();
	await ask.click();
	await dialog.getByRole( 'textbox' ).fill( '127.0.0.1' );
	await remove.click();
	await expect( admin.getByText( 'Data removed.' ).first() ).toBeVisible();
	expect(
		await sitePhp(
			'echo count( array_filter( Frontage\\Base\\Store\\Log::latest(), fn( $row ) => "goes-away" === $row["subject"] ) );'
		)
	).toBe( '0' );
} );
