/**
 * A plugin of others beside Frontage as released: the sample in tests/plugins/acme, built as its developer builds it, and the
 * zip. What it adds works, and survives that either is deactivated.
 */
import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import AdmZip from 'adm-zip';
import { OwnSite } from '../support/own-site';
import { SLOW_MS } from '../support/shop';
import { expect, test } from '../support/test';

const SAMPLE = resolve( 'tests/plugins/acme' );

const WP_SCRIPTS = require.resolve( '@wordpress/scripts/bin/wp-scripts.js' );

const RATING = '<!-- wp:acme/rating /-->';

const LIKES = '<!-- wp:frontage/like-button /-->';

/** Two pages of posts with stars on their cards. */
const LIST = `<!-- wp:frontage/blog ${ JSON.stringify( {
	anchor: 'rated',
	extras: [ 'acme-rating' ],
	query: { perPage: 2, search: 'Acme', orderBy: 'count-acme-votes' },
} ) } /-->`;

const site = new OwnSite();

const run = promisify( execFile );

/** Runs PHP in the site. */
const wp = ( code: string ) =>
	site.php(
		'-r',
		`require ${ JSON.stringify( join( site.folder, 'wp-load.php' ) ) }; require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${ code }`
	);

/** Installs Frontage from its zip, and the sample with its own build. */
async function install( zip: string ): Promise< void > {
	const plugins = join( site.folder, 'wp-content/plugins' );
	await run( process.execPath, [ 'tools/env/zip.mjs', '--out', zip ] );
	new AdmZip( zip ).extractAllTo( plugins, true );
	await cp( SAMPLE, join( plugins, 'acme' ), {
		recursive: true,
		filter: ( file ) => ! /\/(build|node_modules)$/.test( file ),
	} );
	await run(
		process.execPath,
		[
			WP_SCRIPTS,
			'build',
			'--experimental-modules',
			`--output-path=${ join( plugins, 'acme/build' ) }`,
		],
		{ cwd: SAMPLE }
	);
	const failed = await wp(
		`foreach ( array( 'frontage/plugin.php', 'acme/acme.php' ) as $plugin ) { $error = activate_plugin( $plugin ); echo is_wp_error( $error ) ? $error->get_error_message() : ''; }`
	);
	expect( failed ).toBe( '' );
}

/** Publishes a page or a post. */
const publish = ( title: string, content: string, type = 'page' ) =>
	wp(
		`echo get_permalink( wp_insert_post( array( 'post_status' => 'publish', 'post_title' => ${ JSON.stringify(
			title
		) }, 'post_type' => '${ type }', 'post_content' => wp_slash( ${ JSON.stringify(
			content
		).replaceAll( '$', '\\$' ) } ) ) ) );`
	);

const stars = ( page: Page, name = '4 stars' ) =>
	page.getByRole( 'group', { name: 'Rate this post' } ).getByRole( 'button', {
		name,
	} );

/** Collects the addresses of scripts that a page loads, with their versions. */
function watchScripts( page: Page ): string[] {
	const loaded: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.resourceType() === 'script' ) {
			loaded.push( request.url().replace( /^.*\/wp-/, 'wp-' ) );
		}
	} );
	return loaded;
}

const named = ( loaded: string[], name: RegExp ) =>
	loaded.filter( ( url ) => name.test( url ) );

test.describe.configure( { mode: 'serial' } );

test.slow();

test.beforeAll( async ( {}, info ) => {
	test.setTimeout( SLOW_MS );
	await site.start( 'acme', '--no-plugin' );
	await install( info.outputPath( 'frontage.zip' ) );
	for ( const title of [ 'Acme one', 'Acme two', 'Acme three' ] ) {
		await publish( title, '', 'post' );
	}
} );

test.afterAll( () => site.stop() );

test( 'its island wakes on the first press, and shares React and calls with ours', async ( {
	guest,
} ) => {
	const loaded = watchScripts( guest );
	await guest.goto( await publish( 'Rated', RATING + LIKES ) );
	expect( named( loaded, /\/acme\/|\/(api|hydrate)\.js/ ) ).toEqual( [] );
	await stars( guest ).click();
	await expect(
		guest.getByText( '4.0 of 5 stars, 1 vote', { exact: true } )
	).toBeVisible();
	await guest.locator( '.wp-block-frontage-like-button button' ).click();
	await expect(
		guest.locator( '.wp-block-frontage-like-button' )
	).toContainText( '1' );
	for ( const name of [ /\/build\/api\.js/, /\/build\/react\.js/ ] ) {
		expect( named( loaded, name ), String( name ) ).toHaveLength( 1 );
	}
	expect( named( loaded, /\/acme\/build\/rating\/view\.js/ ) ).toHaveLength(
		1
	);
} );

test( 'a classic theme has its names in the footer', async ( { guest } ) => {
	await guest
		.context()
		.addCookies( [
			{ name: 'frontage_env_theme', value: 'classic', url: site.url },
		] );
	await guest.goto( await publish( 'Rated in a classic theme', RATING ) );
	await expect( guest.locator( 'body script#wp-importmap' ) ).toHaveCount(
		1
	);
	await stars( guest ).click();
	await expect( guest.getByText( '4.0 of 5 stars, 1 vote' ) ).toBeVisible();
} );

test( 'its stars are on the cards of further pages, and in responses to pages without its names', async ( {
	guest,
} ) => {
	const list = await publish( 'List', LIST );
	await guest.goto( list );
	await guest.getByRole( 'link', { name: /^Next$/ } ).click();
	await expect( stars( guest ) ).toHaveCount( 1 );
	await stars( guest ).click();
	await expect( guest.getByText( '4.0 of 5 stars, 1 vote' ) ).toBeVisible();

	const loaded = watchScripts( guest );
	await guest.goto( await publish( 'No stars yet', LIKES ) );
	await expect( guest.locator( 'script#wp-importmap' ) ).not.toContainText( [
		'@frontage',
	] );
	await guest.evaluate( async ( address ) => {
		const answer = await fetch( `${ address }?frontage_part=blog/rated` );
		document
			.querySelector( 'main' )!
			.insertAdjacentHTML( 'beforeend', await answer.text() );
	}, list );
	await stars( guest, '2 stars' ).first().click();
	await expect(
		guest.getByText( /^[23]\.0 of 5 stars, [12] vote/ )
	).toBeVisible();
	expect( named( loaded, /\/build\/late-view\.js/ ) ).toHaveLength( 1 );
} );

test( 'the owner sees what it adds', async ( { page } ) => {
	await site.logIn( page );
	const screen = `${ site.url }/wp-admin/admin.php?page=frontage&tab=`;
	await page.goto( `${ screen }status` );
	const section = ( name: string ) => page.getByRole( 'region', { name } );
	await expect( section( 'Additions by other plugins' ) ).toContainText(
		'16 additions'
	);
	await expect( section( 'Ratings by Acme' ) ).toContainText( 'Votes4' );
	await page.goto( `${ screen }tools` );
	await expect(
		page.getByText( 'Votes of Old Stars, for Acme' )
	).toBeVisible();
	const { id } = (
		await site.ask( page, 'GET', 'wp/v2/pages?search=Rated' )
	).at( -1 );
	await page.goto(
		`${ site.url }/wp-admin/post.php?post=${ id }&action=edit`
	);
	await expect(
		page
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.getByRole( 'document', { name: 'Block: Rating' } )
	).toContainText( '★' );
} );

test( 'pages stay readable without it, and without Frontage', async ( {
	guest,
} ) => {
	const [ rated, list ] = [
		await publish( 'Rated for long', RATING + LIST ),
		'Acme three',
	];
	await wp( `deactivate_plugins( 'acme/acme.php' );` );
	await guest.goto( rated );
	await expect( guest.getByText( list ).first() ).toBeVisible();
	await expect( stars( guest ) ).toHaveCount( 0 );
	await wp(
		`activate_plugin( 'acme/acme.php' ); deactivate_plugins( 'frontage/plugin.php' );`
	);
	await guest.goto( rated );
	await expect( guest.getByText( 'No votes yet' ) ).toBeVisible();
} );
