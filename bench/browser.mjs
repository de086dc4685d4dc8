/** What is measured in the browser. */
import { firstPaint, open, weigh } from './open.mjs';

/** Lighthouse's slow 4G, as the application sees it. */
const SLOW_4G = {
	offline: false,
	latency: 562.5,
	downloadThroughput: ( 1474.56 * 1024 ) / 8,
	uploadThroughput: ( 675 * 1024 ) / 8,
};

/** A cheap phone beside this machine. */
const PHONE_CPU = 4;

/** Milliseconds in which presses are made while the page still loads, and between two of them. */
const IMPATIENCE = 5000;
const BETWEEN = 400;

/** Longest wait for an answer, and for one when everything has arrived, in milliseconds. */
const PATIENCE = 12_000;
const SETTLED = 1500;

/** Presses after the first. */
const MORE = 6;

/**
 * Waits for the answers to all presses.
 *
 * @param {import('@playwright/test').Page} page
 * @return {Promise<boolean>} Whether they came.
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
 * Waits until everything has arrived, and a little longer.
 *
 * @param {import('@playwright/test').Page} page
 */
const settled = async ( page ) => {
	await page.waitForLoadState( 'networkidle' );
	await page.waitForTimeout( SETTLED );
};

/** What the probe has found, or nothing when the page is just being left. */
const bench = ( page ) =>
	page
		.evaluate( () => ( { ...window.bench, middle: null } ) )
		.catch( async () => {
			await page.waitForLoadState();
			return page.evaluate( () => ( { ...window.bench, middle: null } ) );
		} );

/* global CSSTransition */

/** Waits until nothing moves any more, as people wait before they press again. */
const stillness = ( page ) =>
	page.evaluate( () =>
		Promise.allSettled(
			document
				.getAnimations()
				.filter( ( motion ) => motion instanceof CSSTransition )
				.map( ( { finished } ) => finished )
		)
	);

/** Scripts that the page asked for before its load event; what wakes when it rests comes later. */
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
 * Loads the page on a slow processor, then uses one widget.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @param {Object}                             contender
 * @return {Promise<Object>} Bytes and requests at load and after use, script and blocking time, shift.
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
 * Milliseconds from presses to what they do, when the page has been loaded and rests. The pointer
 * comes with the first press, as a finger does, so that press finds nothing awake.
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

/** The same on the slow processor. */
export const phone = ( browser, url, contender ) =>
	warm( browser, url, contender, PHONE_CPU );

/** Opens a page on slow 4G and a slow processor, and presses as soon as anything is painted. */
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

/** Where a control is now; waits while the page is being left. */
const middle = ( page, at ) =>
	page
		.waitForFunction( ( which ) => window.bench.middle( which ), at )
		.then( ( handle ) => handle.jsonValue() );

/**
 * Milliseconds from a press at first paint on slow 4G and a slow processor to what it does, and to a sign of life.
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

/**
 * How many presses of the first five seconds on slow 4G are never answered, or more than once.
 */
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
