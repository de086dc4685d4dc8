/**
 * `npm run shots`: takes the screenshots of the README, of the owner's guide and of the modules from
 * the demo site. `npm run shots -- modules` takes one group only: `readme`, `owner`, `modules`,
 * `editor` or `first-hour`. `npm run shots -- modules tabs accordion` takes only those modules, and
 * `npm run shots -- sheets` makes contact sheets (see sheets.mjs).
 */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { editorShots } from './editor-shots.mjs';
import { built } from './env/built.mjs';
import { launchOptions } from './env/chromium.mjs';
import { inRoot } from './env/paths.mjs';
import { freePort } from './env/ports.mjs';
import { entry } from './env/problem.mjs';
import { serve } from './env/server.mjs';
import { site } from './env/site.mjs';
import { shootAdmin } from './shots/admin.mjs';
import { shootFirstHour } from './shots/first-hour.mjs';
import { shootModules } from './shots/modules.mjs';

const WIDE = { width: 1200, height: 750 };
const PHONE = { width: 390, height: 750 };

/** Name of the screenshot, page, size, and steps before it is taken. */
const SHOTS = [
	{ name: 'front', path: '/', viewport: WIDE, prepare: showTop },
	{
		name: 'lightbox',
		path: '/modules/lightbox/',
		viewport: WIDE,
		prepare: openLightbox,
	},
	{ name: 'form-phone', path: '/modules/form/', viewport: PHONE },
	{
		name: 'search-phone',
		path: '/modules/search-overlay/',
		viewport: PHONE,
		prepare: search,
	},
	{ name: 'gallery', path: '/modules/gallery/', viewport: WIDE },
	{ name: 'tabs', path: '/modules/tabs/', viewport: WIDE },
	{ name: 'accordion-phone', path: '/modules/accordion/', viewport: PHONE },
	{ name: 'countdown-phone', path: '/modules/countdown/', viewport: PHONE },
	{ name: 'gallery-phone', path: '/modules/gallery/', viewport: PHONE },
];

/**
 * Scrolls to the first example and waits for its images.
 *
 * @param {import('@playwright/test').Page} page
 */
async function showFirst( page ) {
	await page
		.locator( 'main h2' )
		.first()
		.evaluate( ( element ) => element.scrollIntoView() );
	await page.waitForLoadState( 'networkidle' );
}

/**
 * Scrolls to the start of the content, below the theme's heading.
 *
 * @param {import('@playwright/test').Page} page
 */
async function showTop( page ) {
	await page.mouse.wheel( 0, 200 );
	await page.waitForLoadState( 'networkidle' );
}

/**
 * Opens the first image with a lightbox.
 *
 * @param {import('@playwright/test').Page} page
 */
async function openLightbox( page ) {
	await page.locator( 'main a:has(img)' ).first().click();
	await page.getByRole( 'dialog' ).waitFor();
	await page.waitForLoadState( 'networkidle' );
}

/**
 * Searches for something.
 *
 * @param {import('@playwright/test').Page} page
 */
async function search( page ) {
	await page.getByRole( 'button', { name: 'Find something' } ).click();
	await page.getByRole( 'combobox' ).fill( 'bread' );
	await page.getByRole( 'option' ).first().waitFor();
	await page.waitForLoadState( 'networkidle' );
}

/**
 * Takes the README's screenshots.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url     URL of the demo site.
 */
async function shootReadme( browser, url ) {
	for ( const { name, path, viewport, prepare } of SHOTS ) {
		const page = await browser.newPage( { viewport } );
		await page.goto( url + path, { waitUntil: 'networkidle' } );
		await ( prepare ?? showFirst )( page );
		await page.screenshot( {
			path: inRoot( `docs/pictures/${ name }.jpg` ),
			type: 'jpeg',
			quality: 78,
		} );
		process.stdout.write( `docs/pictures/${ name }.jpg\n` );
		await page.close();
	}
}

/** Modules come first: the settings screen shows their images. */
const GROUPS = {
	readme: shootReadme,
	modules: shootModules,
	owner: shootAdmin,
	editor: editorShots,
	'first-hour': shootFirstHour,
};

async function main() {
	const words = process.argv.slice( 2 );
	const wanted = words.filter( ( word ) => word in GROUPS );
	const modules = words.filter( ( word ) => ! ( word in GROUPS ) );
	await built();
	const made = await site( { name: 'shots', fresh: true } );
	const server = await serve( made, await freePort() );
	const browser = await chromium.launch( launchOptions );
	mkdirSync( inRoot( 'docs/pictures' ), { recursive: true } );
	try {
		for ( const [ group, shoot ] of Object.entries( GROUPS ) ) {
			if ( ! wanted.length || wanted.includes( group ) ) {
				await shoot( browser, server.url, modules, made );
			}
		}
	} finally {
		await browser.close();
		await server.stop();
	}
}

if ( process.argv[ 2 ] === 'sheets' ) {
	process.argv.splice( 2, 1 );
	await import( './sheets.mjs' );
} else {
	await entry( main );
}
