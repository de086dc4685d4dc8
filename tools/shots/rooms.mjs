/* global Node -- In functions that run in the page. */
/**
 * The small pictures of rooms on the owner's screen: `{blocks,features,extensions}/<slug>/picture.webp`.
 *
 * A block is shown alone, from the first example of its demo page; a feature or extension as a
 * piece of a page. What prints nothing to look at gets no picture.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { KINDS, slugsOf } from '../build/rooms.mjs';
import { inRoot } from '../env/paths.mjs';
import { setSwitches } from './admin.mjs';

const WIDTH = 640;
const HEIGHT = 400;
const QUALITY = 70;
const VIEWPORT = { width: 1000, height: 625 };

/** As narrow as it goes without the shapes for phones, so that words stay readable. */
const BLOCK_VIEWPORT = { width: 800, height: 700 };

/** Around a block, in pixels of the page. */
const AIR = 24;

/** Small blocks are not blown up further than to this width of the page. */
const NARROWEST = 240;

/** A long page with a bit of everything, on which features show. */
const LONG_PAGE = '/rooms/all/';

/** How far down that page features are shown. */
const SCROLLED = 900;

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
 * The fixture that stands for a block: the one marked `"picture": true`, else the first that is not empty.
 *
 * @param {string} slug The block's folder.
 * @return {string} Its title, a heading of the demo page.
 */
function exampleOf( slug ) {
	const folder = `blocks/${ slug }/fixtures`;
	const fixtures = readdirSync( inRoot( folder ) )
		.filter( ( file ) => file.endsWith( '.json' ) && file !== 'empty.json' )
		.sort()
		.map( ( file ) => readJson( `${ folder }/${ file }` ) );
	return ( fixtures.find( ( { picture } ) => picture ) ?? fixtures[ 0 ] )
		?.title;
}

/**
 * Hides everything but one block.
 *
 * @param {{slug:string,title:string}} what The block's folder and the heading above it.
 * @return {Object|null} What the block fills; null if it is not there.
 */
function isolate( { slug, title } ) {
	const heading = [ ...document.querySelectorAll( 'main h2' ) ].find(
		( { textContent } ) => textContent === title
	);
	const blocks = document.querySelectorAll( `.wp-block-frontage-${ slug }` );
	const block = [ ...blocks ].find(
		( one ) =>
			! heading ||
			heading.compareDocumentPosition( one ) ===
				Node.DOCUMENT_POSITION_FOLLOWING
	);
	if ( ! block ) {
		return null;
	}
	block.dataset.shot = '';
	const style = document.createElement( 'style' );
	style.textContent =
		'*{visibility:hidden;animation:none!important}[data-shot],[data-shot] *{visibility:visible}[data-shot] [hidden]{visibility:hidden}';
	document.head.append( style );
	block.scrollIntoView();
	const leaves = [ ...block.querySelectorAll( '*' ) ]
		.filter(
			( { childElementCount, tagName } ) =>
				! childElementCount || tagName === 'svg'
		)
		.map( ( leaf ) => leaf.getBoundingClientRect() )
		.filter( ( { width, height } ) => width && height );
	const own = block.getBoundingClientRect();
	const boxes = leaves.length ? leaves : [ own ];
	const least = ( side ) =>
		Math.min( ...boxes.map( ( box ) => box[ side ] ) );
	const most = ( side ) => Math.max( ...boxes.map( ( box ) => box[ side ] ) );
	return {
		x: least( 'left' ),
		y: least( 'top' ) + window.scrollY,
		width: Math.min( most( 'right' ), own.right ) - least( 'left' ),
		height: most( 'bottom' ) - least( 'top' ),
	};
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
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url     The demo site.
 * @param {string}                             slug    The block's folder.
 */
async function shootBlock( browser, url, slug ) {
	const page = await browser.newPage( { viewport: BLOCK_VIEWPORT } );
	await page.goto( `${ url }/rooms/${ slug }/`, {
		waitUntil: 'networkidle',
	} );
	const box = await page.evaluate( isolate, {
		slug,
		title: exampleOf( slug ),
	} );
	await page.waitForLoadState( 'networkidle' );
	if ( box ) {
		await save( page, around( box ), `blocks/${ slug }/picture.webp` );
	}
	await page.close();
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             address Page.
 * @param {string}                             path    Of the picture.
 * @param {number}                             down    How far down the page.
 */
async function shootPage( browser, address, path, down ) {
	const page = await browser.newPage( {
		viewport: VIEWPORT,
		reducedMotion: 'reduce',
	} );
	await page.goto( address, { waitUntil: 'networkidle' } );
	await page.mouse.wheel( 0, down );
	await page.waitForLoadState( 'networkidle' );
	const y = await page.evaluate( () => window.scrollY );
	await save(
		page,
		{ x: 0, y, ...VIEWPORT, scale: WIDTH / VIEWPORT.width },
		path
	);
	await page.close();
}

/**
 * Takes all pictures.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url     The demo site.
 */
export async function shootRooms( browser, url ) {
	const visible = Object.fromEntries(
		KINDS.map( ( kind ) => [
			kind,
			slugsOf( kind ).filter( ( slug ) => isVisible( kind, slug ) ),
		] )
	);
	const onlyOn = ( wanted ) =>
		setSwitches(
			browser,
			url,
			visible.features,
			( slug ) => slug === wanted
		);
	await onlyOn( '' );
	for ( const slug of visible.blocks ) {
		await shootBlock( browser, url, slug );
	}
	for ( const slug of visible.extensions ) {
		const path = `extensions/${ slug }/picture.webp`;
		await shootPage( browser, `${ url }/rooms/${ slug }/`, path, 0 );
	}
	for ( const slug of visible.features ) {
		await onlyOn( slug );
		const path = `features/${ slug }/picture.webp`;
		await shootPage( browser, url + LONG_PAGE, path, SCROLLED );
	}
}
