/** Triggers and conditions of another plugin, which is active for those who have its cookie. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dialog, modal, paragraph } from './support/modal';
import { at, ready } from './support/overlays';
import { sitePhp } from './support/site-php';
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

const COOKIE = 'e2e_acme';

const PLUGIN = `<?php
add_filter( 'frontage_manifests', static function ( array $all ): array {
	if ( ! isset( $_COOKIE['${ COOKIE }'] ) ) {
		return $all;
	}
	require_once __DIR__ . '/e2e-acme/classes.php';
	$script = static fn ( string $name ): array => array( 'view' => array( 'path' => "e2e-acme/$name.js", 'version' => '1' ) );
	return $all + array(
		'acme' => array(
			'plugin'          => __FILE__,
			'implementations' => array(
				Frontage\\Domain\\Overlay\\Trigger::class           => array( Acme_Knock::class ),
				Frontage\\Domain\\Overlay\\Browser_Condition::class => array( Acme_Plan::class ),
			),
			'modules'         => array( 'acme/knock' => $script( 'knock' ), 'acme/plan' => $script( 'plan' ) ),
		),
	);
} );`;

const CLASSES = `<?php
use Frontage\\Domain\\Overlay\\{ Browser_Condition, Condition_Values, Trigger, Trigger_Value };
final class Acme_Knock implements Trigger {
	public static function type(): string { return 'acme/knock'; }
	public static function label(): string { return 'On a knock'; }
	public static function value(): Trigger_Value { return Trigger_Value::number( 'Knocks', '2', max: 9 ); }
	public static function phrase( string $value ): string { return 'after %s knocks'; }
	public static function script(): string { return 'acme/knock'; }
}
final class Acme_Plan implements Browser_Condition {
	public static function type(): string { return 'acme/plan'; }
	public static function label(): string { return 'Plan'; }
	public static function values(): Condition_Values {
		return Condition_Values::choice( array( array( 'value' => 'gold', 'label' => 'Gold' ) ), 'for plan %s' );
	}
	public static function script(): string { return 'acme/plan'; }
	public static function for_browser( array $values ): array { return $values; }
}`;

const KNOCK = `export const trigger = {
	isUserAction: true,
	schedule( fire, value, signal ) {
		let left = Number( value );
		document.addEventListener( 'knock', () => --left || fire(), { signal } );
	},
};`;

const PLAN =
	'export const isMet = async ( values ) => values.includes( document.body.dataset.plan );';

test.beforeAll( async () => {
	const folder = join(
		process.env.FRONTAGE_SITE_DIR!,
		'wp-content/mu-plugins'
	);
	await mkdir( join( folder, 'e2e-acme' ), { recursive: true } );
	for ( const [ file, text ] of [
		[ 'e2e-acme/classes.php', CLASSES ],
		[ 'e2e-acme/knock.js', KNOCK ],
		[ 'e2e-acme/plan.js', PLAN ],
		[ 'e2e-acme.php', PLUGIN ],
	] as const ) {
		await writeFile( join( folder, file ), text );
	}
} );

const content = modal(
	{
		anchor: 'knocked',
		label: 'Knocked',
		opener: 'none',
		again: 'page',
		...at( 'acme/knock', '2' ),
		conditions: [ { type: 'acme/plan', values: [ 'gold' ] } ],
	},
	paragraph( 'Come in.' )
);

const publish = async () =>
	Number(
		await sitePhp(
			`echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Door', 'post_content' => wp_slash( '${ content }' ) ) );`
		)
	);

const setActive = ( page: Page, isActive: boolean ) =>
	isActive
		? page.context().addCookies( [
				{
					name: COOKIE,
					value: '1',
					url: process.env.FRONTAGE_URL!,
				},
			] )
		: page.context().clearCookies( { name: COOKIE } );

const knock = ( page: Page, plan: string ) =>
	page.evaluate( ( chosen ) => {
		document.body.dataset.plan = chosen;
		document.dispatchEvent( new Event( 'knock' ) );
	}, plan );

test( 'opens by the script of another plugin, for whom another one decides', async ( {
	page,
} ) => {
	const url = `/?page_id=${ await publish() }`;
	await setActive( page, true );
	await visit( page, url );
	await ready( page );
	await page.waitForLoadState( 'networkidle' );
	await knock( page, 'gold' );
	await expect( dialog( page, 'Knocked' ) ).toBeHidden();
	await knock( page, 'gold' );
	await expect( dialog( page, 'Knocked' ) ).toBeVisible();
	await visit( page, url );
	await ready( page );
	await page.waitForLoadState( 'networkidle' );
	await knock( page, 'silver' );
	await knock( page, 'silver' );
	await page.waitForLoadState( 'networkidle' );
	await expect( dialog( page, 'Knocked' ) ).toBeHidden();
	await setActive( page, false );
	await visit( page, url );
	await expect( page.locator( '#knocked' ) ).toBeAttached();
	await expect(
		page.locator( 'frontage-island[name=overlays]' )
	).toHaveCount( 0 );
} );

test(
	'the editor offers it, and keeps it while its plugin is not active',
	{ tag: '@deep' },
	async ( { editor } ) => {
		const id = await publish();
		await setActive( editor.page, true );
		await editor.edit( id );
		await editor.select( 'frontage/modal' );
		const settings = await editor.openSettings();
		await expect(
			settings.getByText(
				'Opens on every page after 2 knocks, for plan Gold.'
			)
		).toBeVisible();
		await expect( settings.getByLabel( 'Knocks' ) ).toHaveAttribute(
			'max',
			'9'
		);
		await settings
			.getByRole( 'button', { name: 'Simulate a visitor' } )
			.click();
		await expect(
			settings.getByText( 'Would open after 2 knocks.' ).first()
		).toBeVisible();
		await setActive( editor.page, false );
		await editor.edit( id );
		await editor.select( 'frontage/modal' );
		const later = await editor.openSettings();
		await expect(
			later
				.getByText( 'The plugin of this trigger is not active' )
				.first()
		).toBeVisible();
		await expect(
			later.getByLabel( 'Trigger', { exact: true } )
		).toHaveValue( 'acme/knock' );
		expect( await editor.content() ).toContain( '"type":"acme/plan"' );
	}
);
