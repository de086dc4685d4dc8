/**
 * Takes screenshots of the editor: those of the guide (`src/help/guide/pictures`) and of the owner's guide
 * (`docs/pictures`). `node tools/shots.mjs` takes them with the others; a running site works too:
 *
 *     node tools/editor-shots.mjs http://127.0.0.1:8901
 */
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions } from './env/chromium.mjs';
import { inRoot } from './env/paths.mjs';
import { entry } from './env/problem.mjs';

const GUIDE = 'src/help/guide/pictures';
const DOCS = 'docs/pictures';

const WINDOW = { width: 1100, height: 688 };

/** Width of an image in the guide, in pixels. */
const GUIDE_WIDTH = 640;

/** Content with findings. */
const PAGE = `<!-- wp:heading {"level":2} --><h2 class="wp-block-heading">Everything for the coast</h2><!-- /wp:heading -->
<!-- wp:paragraph {"style":{"color":{"text":"#b9b9b9"}}} --><p class="has-text-color" style="color:#b9b9b9">Tents, boots and maps, tried by people who walk.</p><!-- /wp:paragraph -->
<!-- wp:frontage/countdown {"kind":"evergreen","duration":184000,"className":"is-style-boxed"} /-->
<!-- wp:heading {"level":4} --><h4 class="wp-block-heading">How we pack</h4><!-- /wp:heading -->
<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"Day trip"} --><!-- wp:paragraph --><p>A coat, a flask, a sandwich.</p><!-- /wp:paragraph --><!-- /wp:frontage/tab --><!-- wp:frontage/tab {"title":"A week"} /--><!-- /wp:frontage/tabs -->`;

const GALLERY = `<!-- wp:frontage/gallery ${ JSON.stringify( {
	images: [ 9001, 9005, 9004, 9007, 9010, 9012 ].map( ( id ) => ( { id } ) ),
	columns: 3,
	columnsTablet: 2,
	hasPages: false,
	align: 'wide',
} ) } /-->`;

/** Name, folders, content, and steps before the screenshot. */
const SHOTS = [
	{
		name: 'insert',
		folders: [ GUIDE ],
		content: PAGE,
		prepare: openPatterns,
	},
	{
		name: 'meter',
		folders: [ GUIDE, DOCS ],
		content: PAGE,
		prepare: openMeter,
	},
	{
		name: 'editor',
		folders: [ DOCS ],
		content: PAGE,
		prepare: selectTabs,
	},
	{
		name: 'responsive',
		folders: [ GUIDE, DOCS ],
		content: GALLERY,
		prepare: showTablet,
	},
];

/** @param {import('@playwright/test').Page} page */
async function openPatterns( page ) {
	await page
		.getByRole( 'button', {
			name: /^(Toggle block inserter|Block Inserter)$/,
		} )
		.click();
	await page.getByRole( 'tab', { name: 'Patterns' } ).click();
	await page.getByRole( 'tab', { name: 'Frontage', exact: true } ).click();
	await page
		.locator( '.block-editor-block-preview__container iframe' )
		.nth( 2 )
		.waitFor();
	await settled( page );
}

/** @param {import('@playwright/test').Page} page */
async function openMeter( page ) {
	await page
		.getByRole( 'button', {
			name: 'Frontage: performance and accessibility',
		} )
		.click();
	await page.locator( '.frontage-findings__count' ).first().waitFor();
	await settled( page );
}

/** @param {import('@playwright/test').Page} page */
async function selectTabs( page ) {
	await page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( '[data-type="frontage/tabs"]' )
		.click();
	await page.getByRole( 'button', { name: 'Settings' } ).first().waitFor();
	await settled( page );
}

/** @param {import('@playwright/test').Page} page */
async function showTablet( page ) {
	await page.evaluate( () => {
		const { wp } = /** @type {any} */ ( window );
		const [ block ] = wp.data.select( 'core/block-editor' ).getBlocks();
		wp.data.dispatch( 'core/block-editor' ).selectBlock( block.clientId );
		wp.data
			.dispatch( 'core/interface' )
			.enableComplementaryArea( 'core', 'edit-post/block' );
	} );
	const columns = page.getByRole( 'group', { name: 'Columns' } );
	await columns.scrollIntoViewIfNeeded();
	await columns.getByRole( 'button', { name: /^Tablet/ } ).click();
	await columns.getByRole( 'button', { name: 'Reset Tablet' } ).waitFor();
	await settled( page );
}

/**
 * Waits for the images and fonts of all frames; an editor's network is never idle.
 *
 * @param {import('@playwright/test').Page} page
 */
async function settled( page ) {
	for ( const frame of page.frames() ) {
		await frame.waitForFunction(
			() =>
				document.readyState === 'complete' &&
				[ ...document.images ].every( ( { complete } ) => complete )
		);
		await frame.evaluate( async () => {
			await document.fonts.ready;
		} );
	}
}

/**
 * Takes all editor screenshots.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url     URL of a site with the demo.
 */
export async function editorShots( browser, url ) {
	for ( const { name, folders, content, prepare } of SHOTS ) {
		for ( const folder of folders ) {
			const page = await browser.newPage( {
				viewport: WINDOW,
				reducedMotion: 'reduce',
				deviceScaleFactor:
					folder === GUIDE ? GUIDE_WIDTH / WINDOW.width : 1,
			} );
			await openEditor( page, url, content );
			await prepare( page );
			const path = `${ folder }/${ name }.jpg`;
			await page.screenshot( {
				path: inRoot( path ),
				type: 'jpeg',
				quality: 78,
			} );
			process.stdout.write( `${ path }\n` );
			await page.close();
		}
	}
}

/**
 * Logs in and opens a new page with some content.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string}                          url     URL of the site.
 * @param {string}                          content Block markup.
 */
async function openEditor( page, url, content ) {
	await page.goto( `${ url }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( /wp-admin/ );
	await page.goto( `${ url }/wp-admin/post-new.php?post_type=page` );
	await page.waitForFunction( () => {
		const { wp } = /** @type {any} */ ( window );
		return wp?.data?.select( 'core/editor' )?.getCurrentPostId();
	} );
	await page.evaluate( ( blocks ) => {
		const { wp } = /** @type {any} */ ( window );
		const { set } = wp.data.dispatch( 'core/preferences' );
		set( 'core/edit-post', 'welcomeGuide', false );
		set( 'frontage', 'guide', 'seen' );
		wp.data
			.dispatch( 'core/block-editor' )
			.resetBlocks( wp.blocks.parse( blocks ) );
		wp.data.dispatch( 'core/editor' ).editPost( { title: 'The coast' } );
	}, content );
	await page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( '[data-type^="frontage/"]' )
		.first()
		.waitFor();
}

async function main() {
	const browser = await chromium.launch( launchOptions );
	try {
		await editorShots( browser, process.argv[ 2 ] );
	} finally {
		await browser.close();
	}
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ).href ) {
	await entry( main );
}
