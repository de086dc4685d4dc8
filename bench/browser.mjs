/** What is measured in the browser. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const PROBE = readFileSync( new URL( './probe.js', import.meta.url ), 'utf8' );

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

/** Longest wait for an answer, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Opens a page in a browser of its own, so that nothing is cached.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Object}                             contender
 * @param {{ cpu?: number, network?: Object }} limits
 */
async function open( browser, contender, { cpu = 1, network } = {} ) {
	const context = await browser.newContext( {
		viewport: { width: 390, height: 844 },
	} );
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	await session.send( 'Network.enable' );
	await session.send( 'Performance.enable' );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: cpu } );
	if ( network ) {
		await session.send( 'Network.emulateNetworkConditions', network );
	}
	await page.addInitScript(
		`${ PROBE };probe(${ JSON.stringify( { press: 'never', shows: 'never', ...contender } ) })`
	);
	return { context, page, session };
}

/**
 * Adds up what comes over the wire, gzip, by kind.
 */
function weigh( page ) {
	const weight = { js: 0, css: 0, requests: 0 };
	const pending = [];
	page.on( 'response', ( response ) => {
		const kind = { script: 'js', stylesheet: 'css' }[
			response.request().resourceType()
		];
		if ( kind ) {
			weight.requests++;
			pending.push(
				response.body().then(
					( body ) => ( weight[ kind ] += gzipSync( body ).length ),
					() => 0
				)
			);
		}
	} );
	return async () => {
		await Promise.all( pending.splice( 0 ) );
		return { ...weight };
	};
}

const metric = async ( session, name ) =>
	( await session.send( 'Performance.getMetrics' ) ).metrics.find(
		( found ) => found.name === name
	).value;

const bench = ( page ) =>
	page.evaluate( () => ( {
		...window.bench,
		presses: window.bench.presses.map( ( { made, shown, pending } ) => ( {
			made,
			shown,
			pending,
		} ) ),
	} ) );

/**
 * Loads the page on a slow processor, then uses one widget.
 *
 * @param  browser
 * @param  url
 * @param  contender
 * @return {Promise<Object>} Bytes and requests at load and after use, script and blocking time, shift.
 */
export async function load( browser, url, contender ) {
	const { context, page, session } = await open( browser, contender, {
		cpu: PHONE_CPU,
	} );
	const weight = weigh( page );
	await page.goto( url, { waitUntil: 'load' } );
	const script = await metric( session, 'ScriptDuration' );
	await page.waitForLoadState( 'networkidle' );
	const atLoad = await weight();
	const before = await bench( page );
	if ( contender.press ) {
		await page.locator( contender.press ).nth( 1 ).click();
		await page
			.waitForFunction( () => window.bench.presses[ 0 ]?.shown, null, {
				timeout: PATIENCE,
			} )
			.catch( () => null );
		await page.waitForLoadState( 'networkidle' );
	}
	const after = await weight();
	await context.close();
	return {
		jsAtLoad: atLoad.js,
		cssAtLoad: atLoad.css,
		requestsAtLoad: atLoad.requests,
		jsAfterUse: after.js,
		scriptMs: script * 1000,
		blockedMs: before.blocked,
		shift: before.shift,
	};
}

/**
 * Milliseconds from a press to what it does, when everything has arrived and the pointer rests on the control.
 */
export async function warm( browser, url, contender ) {
	const { context, page } = await open( browser, contender );
	await page.goto( url, { waitUntil: 'networkidle' } );
	const control = page.locator( contender.press ).nth( 1 );
	await control.hover();
	await page.waitForLoadState( 'networkidle' );
	await control.click();
	await page.waitForFunction( () => window.bench.presses[ 0 ]?.shown, null, {
		timeout: PATIENCE,
	} );
	const { presses } = await bench( page );
	await context.close();
	return presses[ 0 ].shown - presses[ 0 ].made;
}

/**
 * Milliseconds from a press at first paint on slow 4G and a slow processor to what it does, and to a sign of life.
 */
export async function cold( browser, url, contender ) {
	const { context, page } = await open( browser, contender, {
		cpu: PHONE_CPU,
		network: SLOW_4G,
	} );
	await page.goto( url, { waitUntil: 'commit' } );
	await page
		.locator( contender.press )
		.nth( 1 )
		.click( { noWaitAfter: true } );
	await page
		.waitForFunction( () => window.bench.presses[ 0 ]?.shown, null, {
			timeout: PATIENCE,
		} )
		.catch( () => null );
	const { presses } = await bench( page ).catch( () => ( { presses: [] } ) );
	await context.close();
	const [ press ] = presses;
	return press
		? {
				effect: ( press.shown ?? NaN ) - press.made,
				sign: ( press.pending ?? press.shown ?? NaN ) - press.made,
			}
		: { effect: NaN, sign: NaN };
}

/**
 * How many presses of the first five seconds on slow 4G are never answered.
 */
export async function missed( browser, url, contender ) {
	const { context, page } = await open( browser, contender, {
		cpu: PHONE_CPU,
		network: SLOW_4G,
	} );
	await page.goto( url, { waitUntil: 'commit' } );
	const controls = page.locator( contender.press );
	await controls.first().waitFor();
	const end = Date.now() + IMPATIENCE;
	for ( let at = 1; Date.now() < end; at = 1 + ( at % 2 ) ) {
		await controls
			.nth( at )
			.click( { noWaitAfter: true, timeout: IMPATIENCE } )
			.catch( () => null );
		await page.waitForTimeout( BETWEEN );
	}
	await page.waitForTimeout( 1000 );
	const { presses } = await bench( page ).catch( () => ( { presses: [] } ) );
	await context.close();
	return {
		made: presses.length,
		missed: presses.filter( ( { shown } ) => shown === undefined ).length,
	};
}
