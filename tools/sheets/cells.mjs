/** Takes the pictures that a contact sheet is made of. */
import { GROUNDS, WINDOWS } from './grounds.mjs';

/** Nothing may be longer on a sheet; also the most that Chromium draws. */
const TALLEST = 9000;

const JPEG = /** @type {const} */ ( { type: 'jpeg', quality: 88 } );

/** Least width of a cell, unless the window is narrower. */
const NARROWEST = 390;

/** Milliseconds for one step, also of a page that is 20,000 pixels high, beside other work. */
const PATIENCE = 180_000;

/** Time for what follows the network: sliders that measure, counters that run. */
const SETTLE = 250;

/**
 * A browser window that looks as a ground does.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url       Of the site.
 * @param {keyof typeof GROUNDS}               ground
 * @param {keyof typeof WINDOWS}               size
 * @param {'ltr'|'rtl'}                        direction
 */
export async function windowOn( browser, url, ground, size, direction ) {
	const { theme, style } = GROUNDS[ ground ];
	const { width, height } = WINDOWS[ size ];
	const context = await browser.newContext( {
		viewport: { width, height },
		reducedMotion: 'reduce',
	} );
	await context.addCookies(
		Object.entries( {
			frontage_env_theme: theme,
			...( style && { frontage_env_style: style } ),
			...( direction === 'rtl' && { frontage_env_rtl: '1' } ),
		} ).map( ( [ name, value ] ) => ( { name, value, url } ) )
	);
	return context;
}

/** Scrolls through the page, and waits for the images that load near the window. */
async function wake() {
	for (
		let top = 0;
		top < document.documentElement.scrollHeight;
		top += window.innerHeight
	) {
		window.scrollTo( 0, top );
		await new Promise( ( done ) => setTimeout( done, 60 ) );
	}
	window.scrollTo( 0, 0 );
	const loaded = ( image ) =>
		image.complete ||
		new Promise( ( done ) => {
			image.addEventListener( 'load', done );
			image.addEventListener( 'error', done );
			setTimeout( done, 10000 );
		} );
	await Promise.all(
		[ ...document.images ]
			.filter( ( { offsetWidth } ) => offsetWidth )
			.map( loaded )
	);
}

/** Scrolls to where features of a whole page have something to show. */
function scroll() {
	const rest = document.documentElement.scrollHeight - window.innerHeight;
	window.scrollTo( 0, rest > window.innerHeight ? rest / 2 : 0 );
}

/**
 * Returns the part of the page that has something on it: in a wide window, most of it is empty.
 *
 * @param {{ least: number }} limits Least width.
 */
function extent( { least } ) {
	const sheet = document.querySelector( '.frontage-sheet' );
	const { left, right, top, height } = sheet.getBoundingClientRect();
	const boxes = [ ...sheet.children ]
		.map( ( child ) => child.getBoundingClientRect() )
		.filter( ( { width } ) => width > 1 );
	const air = Math.max(
		0,
		Math.min(
			...boxes.map( ( box ) => box.left - left ),
			...boxes.map( ( box ) => right - box.right ),
			( right - left - least ) / 2
		) - 24
	);
	return {
		x: Math.max( 0, left + air ),
		y: top + window.scrollY,
		width:
			Math.min( right, window.innerWidth ) -
			Math.max( 0, left ) -
			2 * air,
		height,
	};
}

/**
 * Takes one cell, and a second one with the block's overlay open if it has one.
 *
 * @param {import('@playwright/test').BrowserContext} context From `windowOn()`.
 * @param {string}                                    address Of the module's page.
 * @param {boolean}                                   isPart  Of a page that is scrolled through: a feature.
 * @return {Promise<Buffer[]>} JPEG files.
 */
export async function cellsOf( context, address, isPart ) {
	const page = await context.newPage();
	page.setDefaultTimeout( PATIENCE );
	try {
		await page.goto( address, { waitUntil: 'load' } );
		const closed = await page
			.locator( 'dialog[open], :popover-open' )
			.count();
		const cells = [];
		if ( closed === 0 ) {
			await page.evaluate( wake );
			await page.waitForLoadState( 'networkidle' );
			await page.waitForTimeout( SETTLE );
			if ( isPart ) {
				await page.evaluate( scroll );
				await page.waitForTimeout( SETTLE );
				return [ await page.screenshot( JPEG ) ];
			}
			const clip = await page.evaluate( extent, { least: NARROWEST } );
			clip.height = Math.min( clip.height, TALLEST );
			cells.push(
				await page.screenshot( {
					...JPEG,
					fullPage: true,
					clip,
				} )
			);
		}
		if ( await opened( page ) ) {
			await page.waitForTimeout( SETTLE );
			cells.push( await page.screenshot( JPEG ) );
		}
		return cells;
	} finally {
		await page.close();
		await context.clearCookies( { name: 'frontage_env_on' } );
	}
}

/**
 * Opens the overlay of the first button that has one.
 *
 * @param {import('@playwright/test').Page} page
 * @return {Promise<boolean>} Whether one is open.
 */
async function opened( page ) {
	const over = page.locator( 'dialog[open], :popover-open' ).first();
	if ( ! ( await over.isVisible() ) ) {
		const button = page
			.locator( '.frontage-sheet' )
			.locator(
				'button[aria-haspopup="dialog"]:visible, button[commandfor]:visible, a[aria-haspopup="dialog"]:visible'
			)
			.first();
		if ( ! ( await button.count() ) ) {
			return false;
		}
		await button.click( { timeout: 3000 } ).catch( () => {} );
		await over.waitFor( { timeout: 3000 } ).catch( () => {} );
	}
	await page.waitForLoadState( 'networkidle' );
	return over.isVisible();
}
