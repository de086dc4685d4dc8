/**
 * The small pictures of rooms on the owner's screen: `{blocks,features,extensions}/<slug>/picture.webp`.
 *
 * A block is shown alone, from the first example of its demo page; a feature or extension as a
 * piece of a page. What prints nothing to look at gets no picture.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { KINDS, slugsOf } from '../build/rooms.mjs';
import { inRoot } from '../env/paths.mjs';
import { setSwitches } from './admin.mjs';

const WIDTH = 640;
const HEIGHT = 400;
const QUALITY = 70;
const VIEWPORT = { width: 1000, height: 625 };

/** Around a block, in pixels of the page. */
const AIR = 24;

/** Small blocks are not blown up further than to this width of the page. */
const NARROWEST = 360;

/**
 * @param {string} kind One of KINDS.
 * @param {string} slug The room's folder.
 * @return {boolean} Whether there is something to see.
 */
const isVisible = ( kind, slug ) =>
	kind === 'blocks'
		? ! readJson( `blocks/${ slug }/block.json` ).parent
		: existsSync( inRoot( `${ kind }/${ slug }/style.scss` ) ) &&
			existsSync( inRoot( `${ kind }/${ slug }/demo.html` ) );

/** @param {string} path Relative to the root. */
const readJson = ( path ) =>
	JSON.parse( readFileSync( inRoot( path ), 'utf8' ) );

/**
 * Hides everything but the room's first block.
 *
 * @param {string} slug The block's folder.
 * @return {Object|null} Where the block is; null if it is not there.
 */
function isolate( slug ) {
	const block = document.querySelector( `.wp-block-frontage-${ slug }` );
	if ( ! block ) {
		return null;
	}
	block.dataset.shot = '';
	const style = document.createElement( 'style' );
	style.textContent =
		'*{visibility:hidden!important;animation:none!important}[data-shot]:not([hidden]),[data-shot] :not([hidden]){visibility:visible!important}';
	document.head.append( style );
	block.scrollIntoView();
	const { x, y, width, height } = block.getBoundingClientRect();
	return { x, y: y + window.scrollY, width, height };
}

/**
 * The part of the page that is shown: as wide as the block, which stands in the middle or begins at the top.
 *
 * @param {{x:number,y:number,width:number,height:number}} box Where the block is.
 */
function around( box ) {
	const width = Math.max( box.width + 2 * AIR, NARROWEST );
	const height = ( width * HEIGHT ) / WIDTH;
	return {
		x: Math.max( 0, box.x + box.width / 2 - width / 2 ),
		y:
			box.height + 2 * AIR > height
				? Math.max( 0, box.y - AIR )
				: Math.max( 0, box.y + box.height / 2 - height / 2 ),
		width,
		height,
		scale: WIDTH / width,
	};
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {Object}                          clip What of the page, with its scale.
 * @param {string}                          path Where it goes, relative to the root.
 */
async function save( page, clip, path ) {
	const session = await page.context().newCDPSession( page );
	const { data } = await session.send( 'Page.captureScreenshot', {
		format: 'webp',
		quality: QUALITY,
		captureBeyondViewport: true,
		clip,
	} );
	const bytes = Buffer.from( data, 'base64' );
	writeFileSync( inRoot( path ), bytes );
	process.stdout.write(
		`${ path } ${ ( bytes.length / 1024 ).toFixed( 1 ) } KB\n`
	);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string}                          slug The block's folder.
 */
async function shootBlock( page, slug ) {
	const box = await page.evaluate( isolate, slug );
	if ( box ) {
		await save( page, around( box ), `blocks/${ slug }/picture.webp` );
	}
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string}                          path Of the picture.
 */
async function shootPage( page, path ) {
	await page.mouse.wheel( 0, 700 );
	await page.waitForLoadState( 'networkidle' );
	const y = await page.evaluate( () => window.scrollY );
	await save(
		page,
		{ x: 0, y, ...VIEWPORT, scale: WIDTH / VIEWPORT.width },
		path
	);
}

/**
 * Takes all pictures.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url     The demo site.
 */
export async function shootRooms( browser, url ) {
	const features = slugsOf( 'features' ).filter( ( slug ) =>
		isVisible( 'features', slug )
	);
	for ( const kind of KINDS ) {
		for ( const slug of slugsOf( kind ) ) {
			if ( ! isVisible( kind, slug ) ) {
				continue;
			}
			await setSwitches( browser, url, features, ( name ) =>
				kind === 'features' ? name === slug : false
			);
			const page = await browser.newPage( {
				viewport: VIEWPORT,
				reducedMotion: 'reduce',
			} );
			await page.goto( `${ url }/rooms/${ slug }/`, {
				waitUntil: 'networkidle',
			} );
			await ( kind === 'blocks'
				? shootBlock( page, slug )
				: shootPage( page, `${ kind }/${ slug }/picture.webp` ) );
			await page.close();
		}
	}
}
