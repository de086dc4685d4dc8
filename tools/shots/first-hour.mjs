/**
 * Takes the screenshots of an owner's first hour for docs/owners-guide.md: the zip is uploaded to a clean
 * WordPress, and everything after that is done by mouse and keyboard.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../env/paths.mjs';
import { freePort } from '../env/ports.mjs';
import { serve } from '../env/server.mjs';
import { site } from '../env/site.mjs';
import { logIn } from './admin.mjs';

const WINDOW = { width: 1200, height: 800 };

/** @typedef {import('@playwright/test').Page} Page */

/**
 * The steps, in order, on one page; each leaves the screen as it is shown.
 *
 * @type {{ name: string, run: ( page: Page, url: string ) => Promise<unknown> }[]}
 */
const STEPS = [
	{ name: 'first-hour-activation', run: activate },
	{ name: 'first-hour-welcome', run: welcome },
	{ name: 'first-hour-demo', run: openDemo },
	{ name: 'first-hour-insertion', run: insert },
	{ name: 'first-hour-publish', run: publish },
];

/**
 * @param {Page}   page
 * @param {string} url
 */
async function activate( page, url ) {
	const folder = await mkdtemp( join( tmpdir(), 'frontage-zip-' ) );
	try {
		const zip = join( folder, 'frontage.zip' );
		await promisify( execFile )( process.execPath, [
			inRoot( 'tools/env/zip.mjs' ),
			'--out',
			zip,
		] );
		await page.goto( `${ url }/wp-admin/plugin-install.php?tab=upload` );
		await page.getByLabel( 'Plugin zip file' ).setInputFiles( zip );
		await page.getByRole( 'button', { name: 'Install Now' } ).click();
		await page.getByRole( 'link', { name: 'Activate Plugin' } ).click();
		await page
			.locator( 'tr.active[data-plugin="frontage/plugin.php"]' )
			.waitFor();
	} finally {
		await rm( folder, { recursive: true } );
	}
}

/** @param {Page} page */
async function welcome( page ) {
	await page
		.locator( '.frontage-greeting a, tr.active .row-actions a' )
		.first()
		.click();
	await page.getByRole( 'region', { name: 'First steps' } ).waitFor();
}

/**
 * @param {Page}   page
 * @param {string} url
 */
async function openDemo( page, url ) {
	await page
		.getByRole( 'button', { name: 'Create demo page as a draft' } )
		.click();
	const edit = page.getByRole( 'link', { name: 'Edit demo page' } );
	const id = new URL( ( await edit.getAttribute( 'href' ) ) ?? '', url )
		.searchParams;
	await page.goto( `${ url }/?page_id=${ id.get( 'post' ) }&preview=true` );
	await page
		.getByRole( 'heading', { name: 'Photo Gallery' } )
		.evaluate( ( heading ) => heading.scrollIntoView() );
}

/**
 * @param {Page}   page
 * @param {string} url
 */
async function insert( page, url ) {
	await page.goto( `${ url }/wp-admin/post-new.php?post_type=page` );
	const close = page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Close' } );
	await page.locator( 'iframe[name="editor-canvas"]' ).waitFor();
	await close.click( { timeout: 5000 } ).catch( () => {} );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( 'Questions' );
	await page
		.getByRole( 'button', {
			name: /^(Toggle block inserter|Block Inserter)$/,
		} )
		.click();
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'faq' );
	await page
		.getByRole( 'listbox', { name: 'Blocks' } )
		.getByRole( 'option', { name: 'Accordion' } )
		.last()
		.click();
	await canvas.locator( '[data-type="frontage/accordion"]' ).waitFor();
	await page
		.getByRole( 'button', {
			name: /^(Toggle block inserter|Block Inserter|Close Block Inserter)$/,
		} )
		.first()
		.click();
}

/** @param {Page} page */
async function publish( page ) {
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await canvas
		.locator( '[data-type="frontage/accordion-item"] [contenteditable]' )
		.first()
		.click();
	await page.keyboard.type( 'Do you deliver on Sundays?' );
	const bar = page.getByRole( 'region', { name: 'Editor top bar' } );
	await bar.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await panel.getByRole( 'link', { name: 'View Page' } ).first().waitFor();
	await page.goto(
		( await panel
			.getByRole( 'link', { name: 'View Page' } )
			.first()
			.getAttribute( 'href' ) ) ?? ''
	);
}

/**
 * @param {import('@playwright/test').Browser} browser
 */
export async function shootFirstHour( browser ) {
	const made = await site( {
		name: 'first-hour',
		fresh: true,
		seed: 'none',
		plugin: false,
	} );
	const server = await serve( made, await freePort() );
	try {
		const page = await logIn( browser, server.url, WINDOW );
		for ( const { name, run } of STEPS ) {
			await run( page, server.url );
			await page.waitForLoadState( 'load' );
			await page.waitForTimeout( 800 );
			const path = `docs/pictures/${ name }.jpg`;
			await page.screenshot( {
				path: inRoot( path ),
				type: 'jpeg',
				quality: 78,
			} );
			process.stdout.write( `${ path }\n` );
		}
	} finally {
		await server.stop();
	}
}
