/** What videos and feeds cost a page at load: our blocks, core's, and players in the page, in one run. */
/* global self */
import { GROUPS } from './video-served.mjs';
import { kindOf } from './open.mjs';
import { medians, print, shuffled } from './table.mjs';

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
	self.benchBlocked = 0;
	new PerformanceObserver( ( list ) => {
		for ( const { value } of list.getEntries() ) {
			self.benchShift += value;
		}
	} ).observe( { type: 'layout-shift', buffered: true } );
	new PerformanceObserver( ( list ) => {
		for ( const { duration } of list.getEntries() ) {
			self.benchBlocked += duration - 50;
		}
	} ).observe( { type: 'longtask', buffered: true } );
};

/** Counts what the stand-in sends. */
async function standIn( page ) {
	const sent = { others: 0, othersBytes: 0 };
	await page.route( /^https:\/\/www\.youtube/, ( route ) => {
		const isScript = route.request().url().endsWith( '.js' );
		const body = isScript ? SCRIPT : PLAYER;
		sent.others++;
		sent.othersBytes += body.length;
		return route.fulfill( {
			contentType: isScript ? 'text/javascript' : 'text/html',
			body,
		} );
	} );
	return sent;
}

/** Sums the site's own bytes, each URL once; what is only fetched ahead counts by itself. */
function weighOwn( page, host ) {
	const sum = { own: 0, script: 0, ahead: 0 };
	const seen = new Set();
	page.on( 'response', ( response ) => {
		const kind = kindOf( response );
		const address = response.url();
		if (
			! kind ||
			seen.has( address ) ||
			new URL( address ).host !== host
		) {
			return;
		}
		seen.add( address );
		const bytes = Number( response.headers()[ 'content-length' ] ?? 0 );
		sum.own += kind === 'ahead' ? 0 : bytes;
		sum.script += kind === 'js' ? bytes : 0;
		sum.ahead += kind === 'ahead' ? bytes : 0;
	} );
	return sum;
}

/** Counts pictures of the site itself. */
function weighPictures( page ) {
	const seen = { pictures: 0, picturesBytes: 0 };
	page.on( 'response', ( response ) => {
		if ( response.request().resourceType() === 'image' ) {
			seen.pictures++;
			seen.picturesBytes += Number(
				response.headers()[ 'content-length' ] ?? 0
			);
		}
	} );
	return seen;
}

async function load( browser, url ) {
	const context = await browser.newContext();
	const page = await context.newPage();
	await page.addInitScript( observe );
	// A title that wraps again when its font comes shifts what is below it on all pages.
	await page.route( '**/*.woff2', ( route ) => route.abort() );
	const sent = await standIn( page );
	const pictures = weighPictures( page );
	const weight = weighOwn( page, new URL( url ).host );
	const session = await context.newCDPSession( page );
	await session.send( 'Performance.enable' );
	await page.goto( url, { waitUntil: 'load' } );
	await page.waitForTimeout( WAIT_MS );
	const { metrics } = await session.send( 'Performance.getMetrics' );
	const busy = metrics.find( ( { name } ) => name === 'TaskDuration' ).value;
	const [ shift, blocked ] = await page.evaluate( () => [
		self.benchShift,
		self.benchBlocked,
	] );
	await context.close();
	return {
		...sent,
		...pictures,
		...weight,
		busyMs: busy * 1000,
		shift,
		blocked,
	};
}

function groupTable( { title, pages }, found ) {
	const names = Object.keys( pages );
	const of = ( name ) => medians( found.get( pages[ name ] ) );
	const none = of( names[ 0 ] );
	const over = ( mine ) => mine.own - none.own + mine.othersBytes;
	// The last one is what all are compared with.
	const last = over( of( names.at( -1 ) ) );
	const table = names.map( ( name ) => {
		const mine = of( name );
		return {
			name,
			'requests to others': mine.others,
			'their B': mine.othersBytes,
			'own B more': mine.own - none.own,
			'own JS B more': mine.script - none.script,
			'ahead B more': mine.ahead - none.ahead,
			pictures: mine.pictures - none.pictures,
			'their own B': mine.picturesBytes - none.picturesBytes,
			'busy ms more': mine.busyMs - none.busyMs,
			'blocked ms more': mine.blocked - none.blocked,
			'all B x last': over( mine ) / last,
			shift: mine.shift,
		};
	} );
	print( `${ title } at load`, table );
	return table;
}

/**
 * Measures pages with videos and feeds; YouTube's player is a stand-in.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             site    URL of the site.
 * @param {{ rounds: number }}                 how     How often each page is loaded.
 */
export async function videos( browser, site, { rounds } ) {
	const slugs = new Set(
		Object.values( GROUPS ).flatMap( ( { pages } ) =>
			Object.values( pages )
		)
	);
	const found = new Map( [ ...slugs ].map( ( slug ) => [ slug, [] ] ) );
	for ( let at = 0; at < rounds; at++ ) {
		for ( const slug of shuffled( [ ...slugs ] ) ) {
			const url = `${ site }/bench-${ slug }/`;
			found.get( slug ).push( await load( browser, url ) );
		}
	}
	return Object.fromEntries(
		Object.entries( GROUPS ).map( ( [ key, group ] ) => [
			key,
			groupTable( group, found ),
		] )
	);
}
