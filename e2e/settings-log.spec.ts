/** The log: filtered by kind, free of secrets, cleared by the owner. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxe, test, visit } from './support/test';
import { sitePhp } from './support/site-php';

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

test( 'the log is filtered by kind, nothing that is shown or sent contains a secret, and the owner clears it', async ( {
	open: visitor,
} ) => {
	test.slow();
	const page = await visitor( {
		storageState: process.env.FRONTAGE_ADMIN_STATE,
		permissions: [ 'clipboard-read', 'clipboard-write' ],
	} );
	const keys = await secrets();
	expect( keys.every( ( key ) => key.length > 8 ) ).toBe( true );
	// The last one bypasses the log's redaction, as an entry from an older version would.
	await sitePhp(
		`Frontage\\Base\\Store\\Log::count( "failed", "planted-action", "no answer for anna@example.net" );
		Frontage\\Domain\\Store\\Outbound_Calls::note( "maps", "tiles.example.org", 503, 12 );
		$wpdb->insert( $wpdb->prefix . 'frontage_log', array( 'day' => gmdate( 'Y-m-d' ), 'event' => 'failed', 'subject' => 'leaky-action', 'hits' => 1, 'detail' => 'the key is ' . get_option( 'frontage_token_key' ) . ' in ' . ABSPATH . 'wp-load.php' ) );`
	);
	const texts: string[] = [];

	await test.step( 'filter and report', async () => {
		await open( page, 'status' );
		const log = page.getByRole( 'region', { name: 'Log' } );
		const row = ( text: string ) =>
			log.getByRole( 'row' ).filter( { hasText: text } );
		await expect( row( 'planted-action' ) ).toContainText(
			'no answer for •••'
		);
		texts.push( await page.content() );
		await log.getByLabel( 'Show' ).selectOption( 'outbound' );
		await expect( row( 'planted-action' ) ).toHaveCount( 0 );
		await expect( row( 'tiles.example.org' ) ).toContainText( '503' );
		await expect( page ).toHaveURL( /log=outbound/ );
		await page.reload();
		await expect( log.getByLabel( 'Show' ) ).toHaveValue( 'outbound' );
		await expect( row( 'tiles.example.org' ) ).toBeVisible();
		await expect( row( 'planted-action' ) ).toHaveCount( 0 );
		await page.getByRole( 'button', { name: 'Copy report' } ).click();
		await expect( page.getByText( 'Copied.' ).first() ).toBeVisible();
		const report = await page.evaluate( () =>
			navigator.clipboard.readText()
		);
		expect( report ).toContain( '## Tables' );
		texts.push( report );
	} );

	await test.step( 'no secrets', async () => {
		const { request } = page;
		const nonce = await request
			.get( '/wp-admin/admin-ajax.php?action=rest-nonce' )
			.then( ( response ) => response.text() );
		const headers = { 'X-WP-Nonce': nonce };
		const answers = await Promise.all( [
			...[ 'status', 'tools' ].map( ( tab ) =>
				request.get( `/wp-admin/admin.php?page=frontage&tab=${ tab }` )
			),
			...[ 'status', 'log', 'tools', 'settings' ].map( ( path ) =>
				request.get( `/wp-json/frontage/v1/${ path }`, { headers } )
			),
			request.post( '/wp-json/frontage/v1/export', { headers } ),
		] );
		const sent = await Promise.all( answers.map( ( one ) => one.text() ) );
		expect( sent[ 3 ] ).toContain( 'leaky-action' );
		const health = await (
			await request.get( '/wp-admin/site-health.php?tab=debug' )
		).text();
		// What WordPress tells of itself names folders.
		const [ , ours = '' ] = health.split(
			'id="health-check-accordion-block-frontage"'
		);
		texts.push( ...sent, ours.split( '</table>' )[ 0 ]! );
		for ( const text of texts ) {
			expect( text.length ).toBeGreaterThan( 100 );
			for ( const key of keys ) {
				expect( text ).not.toContain( key );
			}
		}
	} );

	await test.step( 'deletes only what was selected, after the site’s name was typed', async () => {
		await open( page, 'tools' );
		const ask = page.getByRole( 'button', { name: 'Remove…' } );
		await expect( ask ).toBeDisabled();
		await page
			.getByRole( 'checkbox', { name: 'Log', exact: true } )
			.check();
		await ask.click();
		const dialog = page.getByRole( 'dialog' );
		const remove = dialog.getByRole( 'button', {
			name: 'Remove permanently',
		} );
		await expect( dialog.getByRole( 'listitem' ) ).toHaveText( [ 'Log' ] );
		await expect( remove ).toBeDisabled();
		await dialog.getByRole( 'textbox' ).fill( 'yes' );
		await expect( remove ).toBeDisabled();
		await expectNoAxe( page, '.frontage-confirm' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( ask ).toBeFocused();
		await ask.click();
		await dialog.getByRole( 'textbox' ).fill( '127.0.0.1' );
		await remove.click();
		await expect( page.getByText( 'Data removed.' ).first() ).toBeVisible();
		expect(
			await sitePhp(
				'echo count( array_filter( Frontage\\Base\\Store\\Log::latest(), fn( $row ) => "leaky-action" === $row["subject"] ) );'
			)
		).toBe( '0' );
	} );
} );
