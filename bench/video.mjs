/** What three videos cost a page at load: our block, core's embed, and players in the page, in one run. */
/* global self */
import { medians, print, shuffled } from './table.mjs';

const VIDEOS = {
	'no video': 'video-none',
	'ours (video)': 'video-ours',
	'core/embed': 'video-core',
	'eager iframe': 'video-eager',
};

const WAIT_MS = 1500;

/**
 * Stands for YouTube's player: a document and a script of a tenth of the real one's size, so that ratios are in its favor.
 * The real one blocks for longer, too.
 */
const PLAYER =
	'<!doctype html><title>Player</title><script src="https://www.youtube.com/s/player.js"></script>';
const SCRIPT = `/*${ 'x'.repeat( 90_000 ) }*/for(const t=performance.now();performance.now()-t<10;);`;

const observe = () => {
	self.benchShift = 0;
	new PerformanceObserver( ( list ) => {
		for ( const { value } of list.getEntries() ) {
			self.benchShift += value;
		}
	} ).observe( { type: 'layout-shift', buffered: true } );
};

async function load( browser, url ) {
	const context = await browser.newContext();
	const page = await context.newPage();
	const sum = { others: 0, othersBytes: 0, own: 0, script: 0 };
	await page.addInitScript( observe );
	await page.route( /^https:\/\/www\.youtube/, ( route ) => {
		const isScript = route.request().url().endsWith( '.js' );
		const body = isScript ? SCRIPT : PLAYER;
		sum.others++;
		sum.othersBytes += body.length;
		return route.fulfill( {
			contentType: isScript ? 'text/javascript' : 'text/html',
			body,
		} );
	} );
	page.on( 'response', async ( response ) => {
		const { hostname } = new URL( response.url() );
		const size = await response
			.request()
			.sizes()
			.catch( () => null );
		const type = response.request().resourceType();
		if (
			size &&
			hostname === new URL( url ).hostname &&
			type !== 'image'
		) {
			sum.own += size.responseBodySize;
			sum.script += type === 'script' ? size.responseBodySize : 0;
		}
	} );
	const session = await context.newCDPSession( page );
	await session.send( 'Performance.enable' );
	await page.goto( url, { waitUntil: 'load' } );
	await page.waitForTimeout( WAIT_MS );
	const { metrics } = await session.send( 'Performance.getMetrics' );
	const busy = metrics.find( ( { name } ) => name === 'TaskDuration' ).value;
	const shift = await page.evaluate( () => self.benchShift );
	await context.close();
	return { ...sum, busyMs: busy * 1000, shift };
}

/**
 * Measures pages with videos.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             site    URL of the site.
 * @param {{ rounds: number }}                 how     How often each page is loaded.
 */
export async function videos( browser, site, { rounds } ) {
	const found = new Map(
		Object.keys( VIDEOS ).map( ( name ) => [ name, [] ] )
	);
	for ( let at = 0; at < rounds; at++ ) {
		for ( const name of shuffled( Object.keys( VIDEOS ) ) ) {
			const url = `${ site }/bench-${ VIDEOS[ name ] }/`;
			found.get( name ).push( await load( browser, url ) );
		}
	}
	const none = medians( found.get( 'no video' ) );
	const eager = medians( found.get( 'eager iframe' ) );
	const table = [ ...found ].map( ( [ name, list ] ) => {
		const mine = medians( list );
		const over = mine.own - none.own + mine.othersBytes;
		return {
			name,
			'requests to others': mine.others,
			'their B': mine.othersBytes,
			'own B more': mine.own - none.own,
			'own JS B more': mine.script - none.script,
			'busy ms more': mine.busyMs - none.busyMs,
			'all B x eager': over / eager.othersBytes,
			shift: mine.shift,
		};
	} );
	print( 'Three videos of YouTube at load, against a stand-in', table );
	return table;
}
