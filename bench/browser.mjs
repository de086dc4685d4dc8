/** The browser measurements. */
import { firstPaint, open, weigh } from './open.mjs';
import { PHONE_CPU, SLOW_4G } from './phone.mjs';

/** Milliseconds during which clicks are made while the page loads, and between two of them. */
const IMPATIENCE = 5000;
const BETWEEN = 400;

/** Maximum wait for a response, and for one after everything has loaded, in milliseconds. */
const PATIENCE = 12_000;
const SETTLED = 1500;

/** Number of clicks after the first. */
const MORE = 6;

/**
 * Waits for the responses to all clicks.
 *
 * @param {import('@playwright/test').Page} page
 * @return {Promise<boolean>} Whether they arrived.
 */
const answered = ( page ) =>
	page
		.waitForFunction(
			() =>
				window.bench.presses.length &&
				window.bench.presses.every( ( { painted } ) => painted ),
			null,
			{ timeout: PATIENCE }
		)
		.then(
			() => true,
			() => false
		);

/**
 * Waits until everything has loaded, and a little longer.
 *
 * @param {import('@playwright/test').Page} page
 */
const settled = async ( page ) => {
	await page.waitForLoadState( 'networkidle' );
	await page.waitForTimeout( SETTLED );
};

/** Returns the probe's results, or nothing while the page is unloading. */
const bench = ( page ) =>
	page
		.evaluate( () => ( { ...window.bench, middle: null } ) )
		.catch( async () => {
			await page.waitForLoadState();
			return page.evaluate( () => ( { ...window.bench, middle: null } ) );
		} );

/* global CSSTransition */

/** Waits until nothing moves, as people do before they click again. */
const stillness = ( page ) =>
	page.evaluate( () =>
		Promise.allSettled(
			document
				.getAnimations()
				.filter( ( motion ) => motion instanceof CSSTransition )
				.map( ( { finished } ) => finished )
		)
	);

/** Returns the scripts requested before the load event; what wakes when the page is idle comes later. */
const scriptsAtLoad = ( page ) =>
	page.evaluate( () => {
		const [ { loadEventStart } ] =
			performance.getEntriesByType( 'navigation' );
		const scripts = performance
			.getEntriesByType( 'resource' )
			.filter(
				( { name, initiatorType, startTime } ) =>
					/\.js(\?|$)/.test( name ) &&
					initiatorType !== 'fetch' &&
					startTime <= loadEventStart
			);
		return {
			count: scripts.length,
			bytes: scripts.reduce(
				( sum, { encodedBodySize } ) => sum + encodedBodySize,
				0
			),
		};
	} );

/**
 * Loads the page on a slow CPU, then uses one widget.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @param {Object}                             contender
 * @return {Promise<Object>} Bytes and requests at load and after use, script and blocking time, layout shift.
 */
export async function load( browser, url, contender ) {
	const { context, page, metric } = await open( browser, contender, {
		cpu: PHONE_CPU,
	} );
	const weight = weigh( page );
	await page.goto( url, { waitUntil: 'load' } );
	await page.waitForLoadState( 'networkidle' );
	const script = await metric( 'ScriptDuration' );
	const atRest = weight();
	const atLoad = await scriptsAtLoad( page );
	const before = await bench( page );
	if ( contender.press ) {
		await page.locator( contender.press ).nth( 1 ).click();
		await answered( page );
		await page.waitForLoadState( 'networkidle' );
	}
	const after = weight();
	await context.close();
	return {
		jsAtLoad: atLoad.bytes,
		scriptsAtLoad: atLoad.count,
		jsAtRest: atRest.js,
		scriptsAtRest: atRest.scripts,
		cssAtLoad: atRest.css,
		htmlAtLoad: atRest.html,
		ahead: atRest.ahead,
		jsAfterUse: after.js + after.ahead,
		oursAtLoad: atRest.ours,
		scriptMs: script * 1000,
		blockedMs: before.blocked,
		blockedByUsMs: before.byUs,
		shift: before.shift,
	};
}

/**
 * Measures milliseconds from a click to its effect once the page is loaded and idle. The pointer
 * arrives with the first click, as on touch screens, so that click finds nothing awake.
 */
export async function warm( browser, url, contender, cpu = 1 ) {
	const { context, page, errors } = await open( browser, contender, { cpu } );
	await page.goto( url, { waitUntil: 'networkidle' } );
	const controls = page.locator( contender.press );
	for ( let press = 0; press <= MORE; press++ ) {
		await controls.nth( 1 + ( press % 2 ) ).click();
		if ( ! ( await answered( page ) ) ) {
			throw new Error( `${ contender.name } does not work on ${ url }` );
		}
		await stillness( page );
	}
	const { presses, surplus } = await bench( page );
	await context.close();
	if ( errors.length || surplus ) {
		throw new Error(
			`${ contender.name }: ${ surplus } too many; ${ errors.join( ' ' ) }`
		);
	}
	const times = presses.map(
		( { made, shown, painted, pending, frames } ) => ( {
			effect: shown - made,
			frame: painted - made,
			sign: ( pending ?? shown ) - made,
			frames,
		} )
	);
	return { first: times[ 0 ], next: times.slice( 1 ) };
}

/** Measures the same on the slow CPU. */
export const phone = ( browser, url, contender ) =>
	warm( browser, url, contender, PHONE_CPU );

/** Opens a page on slow 4G and a slow CPU, and clicks as soon as anything is painted. */
async function impatient( browser, url, contender ) {
	const opened = await open( browser, contender, {
		cpu: PHONE_CPU,
		network: SLOW_4G,
	} );
	const { painted } = await firstPaint( opened.page );
	await opened.page.goto( url, { waitUntil: 'commit' } );
	const place = await painted;
	await opened.press( place ?? ( await middle( opened.page, 1 ) ) );
	return opened;
}

/** Returns the current position of a control; waits while the page is unloading. */
const middle = ( page, at ) =>
	page
		.waitForFunction( ( which ) => window.bench.middle( which ), at )
		.then( ( handle ) => handle.jsonValue() );

/**
 * Measures milliseconds from a click at first paint, on slow 4G and a slow CPU, to its effect and to the first visible feedback.
 */
export async function cold( browser, url, contender ) {
	const { context, page } = await impatient( browser, url, contender );
	await Promise.race( [ answered( page ), settled( page ) ] );
	const { presses, paint } = await bench( page );
	await context.close();
	const [ press ] = presses;
	if ( ! press ) {
		throw new Error( `The press on ${ contender.name } hit nothing.` );
	}
	const { made, shown = NaN, pending = shown } = press;
	return { paint, effect: shown - made, sign: pending - made };
}

/** Counts the clicks of the first five seconds on slow 4G that are never answered, or answered more than once. */
export async function missed( browser, url, contender ) {
	const { context, page, press } = await impatient( browser, url, contender );
	const end = Date.now() + IMPATIENCE;
	for ( let at = 2; Date.now() < end; at = 1 + ( at % 2 ) ) {
		await page.waitForTimeout( BETWEEN );
		await press( await middle( page, at ) );
	}
	await Promise.race( [ answered( page ), settled( page ) ] );
	const { presses, surplus } = await bench( page );
	await context.close();
	return {
		made: presses.length,
		missed: presses.filter( ( { shown } ) => ! shown ).length,
		byPage: presses.filter( ( { byPage } ) => byPage ).length,
		surplus,
	};
}
