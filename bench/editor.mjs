/** How long the block editor takes until an author can write in it, with Frontage and without, by turns. */
/* global self */
import { median, print, shuffled } from './table.mjs';

/** One open editor differs from the next by a tenth. */
const LEAST_ROUNDS = 5;

const SETTLE_MS = 1000;

/** Where an author begins. */
const SCREENS = {
	'Add post': '/wp-admin/post-new.php',
	'Add page': '/wp-admin/post-new.php?post_type=page',
};

/** Cookies of the environment: the site without our plugin, and preferences that keep what covers the editor away. */
const SITES = {
	'without Frontage': { frontage_env_off: '1' },
	'with Frontage': {},
};

/** Notes the moment at which the title can be written in, in a frame or in the page, and that moment's frame is painted. */
const watch = () => {
	if ( self !== self.top ) {
		return;
	}
	const look = () => {
		const canvas = document.querySelector( 'iframe[name="editor-canvas"]' );
		const title = ( canvas?.contentDocument ?? document ).querySelector(
			'.editor-post-title__input[contenteditable="true"]'
		);
		const inserter = document.querySelector(
			'.editor-document-tools__inserter-toggle:not([disabled]), .edit-post-header-toolbar__inserter-toggle:not([disabled])'
		);
		if ( title?.getBoundingClientRect().height && inserter ) {
			self.benchUsable = performance.now();
		} else {
			self.requestAnimationFrame( look );
		}
	};
	self.requestAnimationFrame( look );
};

/**
 * @param {import('@playwright/test').Page} page
 * @param {string}                          url
 * @return {Promise<number>} Milliseconds.
 */
async function open( page, url ) {
	await page.goto( url, { waitUntil: 'commit' } );
	const usable = await page.waitForFunction( () => self.benchUsable, null, {
		timeout: 120_000,
	} );
	const time = Number( await usable.jsonValue() );
	// What the editor asks for afterwards must not fall into the next measurement.
	await page.waitForTimeout( SETTLE_MS );
	return time;
}

/**
 * Logs the administrator in.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             site    URL of the site.
 * @param {Record<string, string>}             cookies
 * @return {Promise<import('@playwright/test').Page>} A browser of its own, which has the editor's files in its cache later.
 */
async function author( browser, site, cookies ) {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 800 },
	} );
	await context.addCookies(
		Object.entries( cookies ).map( ( [ name, value ] ) => ( {
			name,
			value,
			url: site,
		} ) )
	);
	await context.addInitScript( watch );
	const page = await context.newPage();
	await page.goto( `${ site }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( /wp-admin/ );
	return page;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             site    URL of the site, without a cache of pages.
 * @param {number}                             rounds
 * @return {Promise<Object>} The table.
 */
export async function editors( browser, site, rounds ) {
	const pages = {};
	for ( const [ name, cookies ] of Object.entries( SITES ) ) {
		pages[ name ] = await author( browser, site, cookies );
	}
	const times = {};
	for ( const [ screen, path ] of Object.entries( SCREENS ) ) {
		times[ screen ] = { 'without Frontage': [], 'with Frontage': [] };
		for ( const page of Object.values( pages ) ) {
			await open( page, site + path );
		}
		for ( let at = 0; at < Math.max( rounds, LEAST_ROUNDS ); at++ ) {
			for ( const name of shuffled( Object.keys( SITES ) ) ) {
				times[ screen ][ name ].push(
					await open( pages[ name ], site + path )
				);
			}
		}
	}
	for ( const page of Object.values( pages ) ) {
		await page.context().close();
	}
	const table = Object.entries( times ).map( ( [ name, list ] ) => {
		const without = median( list[ 'without Frontage' ] );
		const ours = median( list[ 'with Frontage' ] );
		return {
			name,
			'without Frontage': without,
			'with Frontage': ours,
			x: ours / without,
		};
	} );
	print( 'Time until the editor can be used, in ms', table );
	return table;
}
