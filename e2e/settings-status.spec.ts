/** The Status tab: what is well, what is not, what to do, and nothing that must stay secret. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxe, test, visit } from './support/test';
import { sitePhp } from './support/site-php';

const TAB = '/wp-admin/admin.php?page=frontage&tab=status';

const open = async ( page: Page, args = '' ) => {
	await visit( page, TAB + args );
	await expect(
		page.getByRole( 'region', { name: 'Versions' } )
	).toBeVisible();
};

/** Texts that must never be seen: keys of the database and of wp-config.php, folders. */
const secrets = async (): Promise< string[] > => [
	...( await sitePhp(
		'echo get_option( "frontage_token_key" ), " ", get_option( "frontage_visitor_key" );'
	).then( ( keys ) => keys.trim().split( ' ' ) ) ),
	'public on purpose',
	process.env.FRONTAGE_SITE_DIR!,
];

test( 'tells every part with its state in words', async ( { admin } ) => {
	await open( admin );
	for ( const [ part, fact ] of [
		[ 'Versions', 'WordPress' ],
		[ 'Tables', 'wp_frontage_votes' ],
		[ 'Scheduled work', 'Daily clean-up (frontage_daily)' ],
		[ 'Blocks and features', 'back-to-top (off at first)' ],
		[ 'Caches', 'Object cache' ],
		[ 'Files', 'Can be written' ],
	] ) {
		const region = admin.getByRole( 'region', { name: part, exact: true } );
		await expect( region ).toContainText( fact );
		await expect( region.getByText( 'Good' ).first() ).toBeVisible();
	}
	await expectNoAxe( admin, '#frontage-settings' );
} );

test( 'finds missed work and says what to do', async ( { admin } ) => {
	await open( admin );
	await sitePhp(
		'wp_schedule_single_event( time() - 3 * DAY_IN_SECONDS, "frontage_planted" );'
	);
	await admin.getByRole( 'button', { name: 'Look again' } ).click();
	await expect( admin.getByText( 'Looked again.' ).first() ).toBeVisible();
	const fact = admin
		.getByRole( 'region', { name: 'Scheduled work' } )
		.locator( 'div', { hasText: /^frontage_planted/ } );
	await expect( fact.first() ).toContainText( 'Late by 3 days' );
	await expect( fact.first() ).toContainText( 'Needs attention' );
	await expect(
		admin.getByRole( 'listitem' ).filter( { hasText: 'frontage_planted' } )
	).toContainText( 'Ask your host to call wp-cron.php' );
	await sitePhp( 'wp_clear_scheduled_hook( "frontage_planted" );' );
} );

test( 'shows the log by kind, and keeps the filter in the address', async ( {
	admin,
} ) => {
	await sitePhp(
		'Frontage\\Store\\Log::count( "failed", "planted-action", "no answer for anna@example.net" ); Frontage\\Store\\Outbound::note( "maps", "tiles.example.org", 503, 12 );'
	);
	await open( admin );
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
	await open( admin, '&log=outbound' );
	await expect( log.getByLabel( 'Show' ) ).toHaveValue( 'outbound' );
	await expect( row( 'planted-action' ) ).toHaveCount( 0 );
} );

test( 'copies a report without anything secret', async ( {
	open: visitor,
} ) => {
	const page = await visitor( {
		storageState: process.env.FRONTAGE_ADMIN_STATE,
		permissions: [ 'clipboard-read', 'clipboard-write' ],
	} );
	await open( page );
	await page.getByRole( 'button', { name: 'Copy report' } ).click();
	await expect( page.getByText( 'Copied.' ).first() ).toBeVisible();
	const report = await page.evaluate( () => navigator.clipboard.readText() );
	expect( report ).toContain( '## Tables' );
	for ( const secret of await secrets() ) {
		expect( report ).not.toContain( secret );
	}
} );

test( 'no screen, answer or export holds a secret', async ( { admin } ) => {
	const keys = await secrets();
	expect( keys.every( ( key ) => key.length > 8 ) ).toBe( true );
	// Past the log's own care, as an older version may have left it.
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
			admin.request.get( `/wp-json/frontage/v1/${ path }`, { headers } )
		),
		admin.request.post( '/wp-json/frontage/v1/export', { headers } ),
	] ).then( ( all ) => Promise.all( all.map( ( one ) => one.text() ) ) );
	await open( admin );
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

test( 'Site Health fetches a page as a guest and is content', async ( {
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
		expect.stringContaining( 'Fresh' ),
	] );
} );

test( 'fits a phone', async ( { open: visitor } ) => {
	const page = await visitor( {
		storageState: process.env.FRONTAGE_ADMIN_STATE,
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	} );
	await open( page );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBe( 390 );
	await expectNoAxe( page, '#frontage-settings' );
} );
