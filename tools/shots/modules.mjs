/**
 * Takes the thumbnails of modules for the settings screen: `{blocks,features,extensions}/<slug>/picture.webp`.
 *
 * A block is shown alone, as in the inserter; an overlay opened, from its demo page. Features and extensions are drawn: on
 * pages they are a movement, a moment, or something small among much else.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { KINDS, slugsOf } from '../build/modules.mjs';
import { inRoot } from '../env/paths.mjs';
import { phpCommand, phpSettings } from '../env/php.mjs';
import { freePort } from '../env/ports.mjs';
import { serve } from '../env/server.mjs';
import { site } from '../env/site.mjs';
import { DRAWN, drawing } from './drawings.mjs';
import { choose } from './filled.mjs';
import { around, isolate, screen } from './isolate.mjs';

/** Tried in turn until an image is small enough. */
const QUALITIES = [ 70, 55, 40 ];
const MOST_BYTES = 24 * 1024;

/** As narrow as possible without the phone layout, so that text stays readable. */
const BLOCK_VIEWPORT = { width: 800, height: 700 };
const OVERLAY_VIEWPORT = { width: 800, height: 500 };

/** @param {{parent?:string[],ancestor?:string[]}} block Whether it is only allowed inside another block. */
const isPart = ( { parent, ancestor } ) => !! ( parent ?? ancestor );

/** @param {string} path Relative to the root. */
const readJson = ( path ) =>
	JSON.parse( readFileSync( inRoot( path ), 'utf8' ) );

/**
 * Returns how a block is shown, which one of its fixtures says in `picture`: `"open"` is its overlay, opened by the block's
 * first button; `"page"` the block as its page in the demo has it, for those that visitors see only with what a vendor answered.
 *
 * @param {string} slug The block's folder.
 * @return {boolean|string|undefined} Anything else: as in the inserter.
 */
function wayOf( slug ) {
	const folder = `blocks/${ slug }/fixtures`;
	return readdirSync( inRoot( folder ) )
		.filter( ( file ) => file.endsWith( '.json' ) )
		.map( ( file ) => readJson( `${ folder }/${ file }` ).picture )
		.find( Boolean );
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {Object}                          clip Part of the page, with its scale.
 * @param {string}                          path Output path, relative to the root.
 */
async function save( page, clip, path ) {
	const session = await page.context().newCDPSession( page );
	let bytes = Buffer.alloc( 0 );
	for ( const quality of QUALITIES ) {
		const { data } = await session.send( 'Page.captureScreenshot', {
			format: 'webp',
			quality,
			captureBeyondViewport: true,
			clip,
		} );
		bytes = Buffer.from( data, 'base64' );
		if ( bytes.length <= MOST_BYTES ) {
			break;
		}
	}
	writeFileSync( inRoot( path ), bytes );
	process.stdout.write(
		`${ path } ${ ( bytes.length / 1024 ).toFixed( 1 ) } KB\n`
	);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url     URL of the demo site.
 * @param {string}                             slug    The block's folder.
 */
async function shootBlock( browser, url, slug ) {
	const picture = wayOf( slug );
	const { viewportWidth } = readJson( `blocks/${ slug }/block.json` ).example;
	const own = viewportWidth ? { width: viewportWidth + 80 } : {};
	const viewport =
		picture === 'open' ? OVERLAY_VIEWPORT : { ...BLOCK_VIEWPORT, ...own };
	const page = await browser.newPage( { viewport, reducedMotion: 'reduce' } );
	const place =
		typeof picture === 'string' ? `modules/${ slug }` : `example-${ slug }`;
	await page.goto( `${ url }/${ place }/`, { waitUntil: 'networkidle' } );
	const path = `blocks/${ slug }/picture.webp`;
	if ( picture === 'open' ) {
		await open( page );
		await save( page, await screen( page ), path );
		return page.close();
	}
	await choose( page, slug );
	const box = await page.evaluate( isolate, slug );
	await page.waitForLoadState( 'networkidle' );
	if ( box ) {
		await save( page, around( box ), path );
	}
	return page.close();
}

/**
 * Opens the first overlay of a page, unless it opened by itself.
 *
 * @param {import('@playwright/test').Page} page
 */
async function open( page ) {
	const over = page.locator( 'dialog[open], :popover-open' ).first();
	if ( ! ( await over.isVisible() ) ) {
		await page.locator( 'main button:visible' ).first().click();
	}
	await over.waitFor();
	await page.waitForLoadState( 'networkidle' );
}

/**
 * Publishes the examples of blocks.
 *
 * @param {import('../env/site.mjs').Site} made
 * @param {string}                         url   Of the site.
 * @param {string[]}                       slugs The blocks' folders.
 */
const publishExamples = ( made, url, slugs ) =>
	promisify( execFile )(
		phpCommand(),
		[
			...phpSettings(),
			inRoot( 'tools/shots/examples.php' ),
			made.folder,
			new URL( url ).host,
			...slugs,
		],
		{ env: { ...process.env, ...made.env } }
	);

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             slug    One of DRAWN.
 */
async function shootDrawing( browser, slug ) {
	const viewport = { width: 640, height: 400 };
	const page = await browser.newPage( { viewport } );
	await page.setContent( drawing( slug ) );
	const folder = KINDS.find( ( kind ) =>
		existsSync( inRoot( `${ kind }/${ slug }` ) )
	);
	await save(
		page,
		await screen( page ),
		`${ folder }/${ slug }/picture.webp`
	);
	await page.close();
}

/**
 * Takes the thumbnails of all modules, or of some, from the demo for people: behind an overlay is what is finished.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             _url    Of the site that other pictures are taken from.
 * @param {string[]}                           only    Slugs; all if empty.
 */
export async function shootModules( browser, _url, only ) {
	const isWanted = ( slug ) => ! only.length || only.includes( slug );
	const blocks = slugsOf( 'blocks' ).filter(
		( slug ) =>
			isWanted( slug ) &&
			! DRAWN.includes( slug ) &&
			! isPart( readJson( `blocks/${ slug }/block.json` ) )
	);
	const made = await site( {
		name: 'shots-modules',
		seed: 'people',
		fresh: true,
	} );
	const server = await serve( made, await freePort() );
	try {
		await publishExamples( made, server.url, blocks );
		for ( const slug of blocks ) {
			await shootBlock( browser, server.url, slug );
		}
	} finally {
		await server.stop();
	}
	for ( const slug of DRAWN.filter( isWanted ) ) {
		await shootDrawing( browser, slug );
	}
}
