/**
 * Takes the pictures of the README from the demo as `npm start` shows it. Wide ones are the screenshots of the plugin's page on
 * WordPress.org, too, which gives them numbers; readme.txt tells what they show.
 */
import { serve } from '../env/server.mjs';
import { site } from '../env/site.mjs';
import { freePort } from '../env/ports.mjs';
import { inRoot } from '../env/paths.mjs';

const WIDE = { width: 1280, height: 800 };
const WORDPRESS_ORG = '.wordpress-org';
const DOCS = 'docs/pictures';

const PHONE = { width: 390, height: 780 };

/** Name of the picture, page, size, and what is done before it is taken. Numbers are those of readme.txt. */
const SHOTS = [
	{ name: 'screenshot-1', path: '/', viewport: WIDE },
	{ name: 'screenshot-2', path: '/sites/magazine/', viewport: WIDE },
	{ name: 'screenshot-3', path: '/sites/festival/', viewport: WIDE },
	{
		name: 'screenshot-4',
		path: '/sites/studio/',
		viewport: WIDE,
		prepare: ( page ) => showFirst( page, '.frontage-gallery' ),
	},
	{
		name: 'screenshot-5',
		path: '/modules/lightbox/',
		viewport: WIDE,
		prepare: openLightbox,
	},
	{
		name: 'screenshot-6',
		path: '/modules/chart/',
		viewport: WIDE,
		prepare: ( page ) => showFirst( page, '.frontage-chart' ),
	},
	{
		name: 'screenshot-7',
		path: '/modules/event-calendar/',
		viewport: WIDE,
		prepare: ( page ) => showFirst( page, '.frontage-event-calendar' ),
	},
	{ name: 'guesthouse-phone', path: '/sites/guesthouse/', viewport: PHONE },
	{ name: 'shop-phone', path: '/sites/shop/', viewport: PHONE },
	{
		name: 'search-phone',
		path: '/modules/search-overlay/',
		viewport: PHONE,
		prepare: search,
	},
	{
		name: 'form-phone',
		path: '/modules/form/',
		viewport: PHONE,
		prepare: ( page ) => showFirst( page, '.frontage-form' ),
	},
];

/**
 * Scrolls so that something is below the top of the window.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string}                          selector
 */
async function showFirst( page, selector ) {
	await page
		.locator( selector )
		.first()
		.evaluate( ( element ) => {
			element.scrollIntoView( { behavior: 'instant' } );
			window.scrollBy( { top: -96, behavior: 'instant' } );
		} );
}

/**
 * Opens the second picture that has a lightbox.
 *
 * @param {import('@playwright/test').Page} page
 */
async function openLightbox( page ) {
	await page.locator( 'main a:has(img)' ).nth( 1 ).click();
	await page.getByRole( 'dialog' ).waitFor();
}

/**
 * Searches for something.
 *
 * @param {import('@playwright/test').Page} page
 */
async function search( page ) {
	await page.getByRole( 'button', { name: 'Find a story' } ).first().click();
	await page.getByRole( 'combobox' ).fill( 'bread' );
	await page.getByRole( 'option' ).first().waitFor();
}

/** @param {import('@playwright/test').Browser} browser */
export async function shootReadme( browser ) {
	const made = await site( {
		name: 'shots-readme',
		seed: 'people',
		fresh: true,
	} );
	const server = await serve( made, await freePort() );
	try {
		for ( const { name, path, viewport, prepare } of SHOTS ) {
			const page = await browser.newPage( { viewport } );
			await page.goto( server.url + path, { waitUntil: 'networkidle' } );
			await prepare?.( page );
			await page.waitForLoadState( 'networkidle' );
			// Pictures fade in, and a lightbox grows.
			await page.waitForTimeout( 1500 );
			const file = `${ viewport === WIDE ? WORDPRESS_ORG : DOCS }/${ name }.jpg`;
			await page.screenshot( {
				path: inRoot( file ),
				type: 'jpeg',
				quality: 80,
			} );
			process.stdout.write( `${ file }\n` );
			await page.close();
		}
	} finally {
		await server.stop();
	}
}
