/** Opens pages with a probe for the measurements. */
import { readFileSync } from 'node:fs';

const PROBE = readFileSync( new URL( './probe.js', import.meta.url ), 'utf8' );

/** Path that identifies our files. */
const OURS = '/plugins/frontage/';

/** Probe settings for pages without clicks. */
const NO_PRESS = { press: 'never', shows: 'never' };

/**
 * Opens a page in a new browser context, so that nothing is cached.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Object}                             contender
 * @param {{ cpu?: number, network?: Object }} limits
 */
export async function open( browser, contender, { cpu = 1, network } = {} ) {
	const context = await browser.newContext( {
		viewport: { width: 390, height: 844 },
	} );
	const page = await context.newPage();
	const errors = [];
	page.on( 'pageerror', ( error ) => errors.push( String( error ) ) );
	page.on( 'console', ( message ) => {
		if ( message.type() === 'error' ) {
			errors.push( message.text() );
		}
	} );
	const session = await context.newCDPSession( page );
	await session.send( 'Network.enable' );
	await session.send( 'Performance.enable' );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: cpu } );
	if ( network ) {
		await session.send( 'Network.emulateNetworkConditions', network );
	}
	await page.addInitScript(
		`${ PROBE };probe(${ JSON.stringify( { ...NO_PRESS, ...contender } ) })`
	);
	const metric = async ( name ) =>
		( await session.send( 'Performance.getMetrics' ) ).metrics.find(
			( found ) => found.name === name
		).value;
	const press = async ( { x, y } ) => {
		const at = { x, y, button: 'left', clickCount: 1 };
		for ( const type of [
			'mouseMoved',
			'mousePressed',
			'mouseReleased',
		] ) {
			await session.send( 'Input.dispatchMouseEvent', { type, ...at } );
		}
	};
	return { context, page, metric, errors, press };
}

/**
 * Resolves at the first paint with the position of the second control. Must be called before `goto()`.
 *
 * @param {import('@playwright/test').Page} page
 * @return {Promise<{ painted: Promise<{ x: number, y: number }> }>} Contains the promise of the first paint.
 */
export async function firstPaint( page ) {
	let resolve;
	const painted = new Promise( ( done ) => ( resolve = done ) );
	await page.exposeFunction( 'benchPainted', resolve );
	return { painted };
}

/** Returns the category a response is counted in. */
export function kindOf( response ) {
	const type = response.request().resourceType();
	const isScript = /\.js(\?|$)/.test( response.url() );
	if ( type === 'fetch' && isScript ) {
		return 'ahead';
	}
	return { script: 'js', stylesheet: 'css', document: 'html' }[ type ];
}

/**
 * Sums the transferred bytes by category, each URL once; `ahead` is script fetched but not run.
 *
 * @param {import('@playwright/test').Page} page
 * @return {() => Record<string, number>} Returns the current sums.
 */
export function weigh( page ) {
	const weight = { js: 0, css: 0, html: 0, ahead: 0, scripts: 0, ours: 0 };
	const seen = new Set();
	page.on( 'response', ( response ) => {
		const kind = kindOf( response );
		if ( ! kind || seen.has( response.url() ) ) {
			return;
		}
		seen.add( response.url() );
		weight[ kind ] += Number( response.headers()[ 'content-length' ] ?? 0 );
		weight.scripts += kind === 'js' ? 1 : 0;
		weight.ours += response.url().includes( OURS ) ? 1 : 0;
	} );
	return () => ( { ...weight } );
}
