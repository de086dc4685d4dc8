/** Measures presses, each next to a native `<details>` on the same page. */
import { readFileSync } from 'node:fs';
import { PHONE_CPU, SLOW_4G } from './phone.mjs';
import { FLOOR, PRESSED } from './pressed.mjs';
import { median, print, shuffled } from './table.mjs';

const PROBE = readFileSync(
	new URL( './press-probe.js', import.meta.url ),
	'utf8'
);

/** How long people hold a button, maximum wait for an answer, and pause between two presses, in milliseconds. */
const HELD = 120;
const PATIENCE = 8000;
const BETWEEN = 100;

/** Number of presses after the first. */
const MORE = 4;

const slugOf = ( name ) => `press-${ name.replace( ' ', '-' ) }`;

/** Closes what is open over the page. */
const close = ( page ) =>
	page.evaluate( () => {
		document
			.querySelectorAll( 'dialog[open]' )
			.forEach( ( dialog ) => dialog.close() );
		document
			.querySelectorAll( ':popover-open' )
			.forEach( ( popover ) => popover.hidePopover() );
		document
			.querySelector( '.wp-lightbox-overlay.active .close-button' )
			?.click();
	} );

/** Waits until nothing moves. */
async function rest( page ) {
	await close( page );
	await page.mouse.move( 2, 2 );
	await page.waitForTimeout( BETWEEN );
	await page.evaluate( () =>
		Promise.allSettled(
			document
				.getAnimations()
				.map(
					( { finished, effect } ) =>
						effect.getComputedTiming().endTime < 9999 && finished
				)
		)
	);
}

async function open( { browser, hold }, network ) {
	const context = await browser.newContext( {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
	} );
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: PHONE_CPU } );
	if ( network ) {
		await session.send( 'Network.enable' );
		await session.send( 'Network.emulateNetworkConditions', network );
	}
	await page.addInitScript( `${ PROBE };pressProbe()` );
	return { context, page, session, hold };
}

/** Holds a mouse that arrives with the press. */
async function byMouse( send, place, held ) {
	const mouse = ( type ) =>
		send( 'Input.dispatchMouseEvent', {
			type,
			...place,
			button: 'left',
			clickCount: 1,
		} );
	await mouse( 'mouseMoved' );
	await mouse( 'mousePressed' );
	await held();
	await mouse( 'mouseReleased' );
}

/** Holds a finger. */
async function byTouch( send, place, held ) {
	const touch = ( type, touchPoints ) =>
		send( 'Input.dispatchTouchEvent', { type, touchPoints } );
	await touch( 'touchStart', [ place ] );
	await held();
	await touch( 'touchEnd', [] );
}

/** Presses; sign and answer are missing if nothing is seen, or a link is followed. */
async function press( { page, session, hold }, { press: control, seen } ) {
	const place = await page.evaluate(
		( both ) => window.benchPress( ...both ),
		[ control, seen ]
	);
	let found;
	await hold( session.send.bind( session ), place, async () => {
		await page.waitForTimeout( HELD );
		found = await page.evaluate( () => window.benchFound );
	} );
	const answer = page
		.evaluate( () => window.benchPressed )
		.catch( () => ( { ...found, isFollowed: true } ) );
	return Promise.race( [
		answer,
		page.waitForTimeout( PATIENCE ).then(
			() => found,
			() => found
		),
	] ).then( withEither );
}

/** Adds what was seen first. */
function withEither( found ) {
	const seen = [ found.sign, found.answer ].filter( Number.isFinite );
	return seen.length ? { ...found, either: Math.min( ...seen ) } : found;
}

/** Presses at first paint, on slow 4G. */
async function early( browser, url, what ) {
	const opened = await open( browser, SLOW_4G );
	let tell;
	const painted = new Promise( ( done ) => ( tell = done ) );
	await opened.page.exposeFunction( 'benchPainted', tell );
	await opened.page.goto( url, { waitUntil: 'commit' } );
	await painted;
	const found = await press( opened, what );
	await opened.context.close();
	return found;
}

/** Presses on the loaded page: the floor and the widget, again and again in turns. */
async function late( browser, url, what ) {
	const opened = await open( browser );
	await opened.page.goto( url, { waitUntil: 'networkidle' } );
	const found = { floor: [], ours: [] };
	for ( let turn = 0; turn <= MORE; turn++ ) {
		for ( const name of shuffled( [ 'floor', 'ours' ] ) ) {
			found[ name ].push(
				await press( opened, name === 'floor' ? FLOOR : what )
			);
			await rest( opened.page );
		}
	}
	await opened.context.close();
	return found;
}

async function round( browser, url, what, isEarlyOnly ) {
	const found = isEarlyOnly
		? { floor: [], ours: [] }
		: await late( browser, url, what );
	const both = {};
	for ( const name of shuffled( [ 'floor', 'ours' ] ) ) {
		both[ name ] = await early(
			browser,
			url,
			name === 'floor' ? FLOOR : what
		);
	}
	return { late: found, early: both };
}

const middle = ( list, key ) =>
	median( list.map( ( found ) => found[ key ] ).filter( Number.isFinite ) );

/** The moments of a press, and how to pick its measurements from a round. */
const MOMENTS = {
	'at paint': ( found, who ) => [ found.early[ who ] ],
	first: ( found, who ) => found.late[ who ].slice( 0, 1 ),
	next: ( found, who ) => found.late[ who ].slice( 1 ),
};

/** Returns a row: the floor in milliseconds, and sign and answer in multiples of it. */
function row( name, rounds ) {
	const cells = Object.entries( MOMENTS ).flatMap( ( [ moment, pick ] ) => {
		const of = ( who, key ) =>
			middle(
				rounds.flatMap( ( found ) => pick( found, who ) ),
				key
			);
		const floor = of( 'floor', 'answer' );
		return [
			[ `${ moment }: floor ms`, floor ],
			[ `${ moment }: sign`, of( 'ours', 'sign' ) / floor ],
			[ `${ moment }: answer`, of( 'ours', 'answer' ) / floor ],
			[ `${ moment }: either`, of( 'ours', 'either' ) / floor ],
		];
	} );
	const lost = rounds.filter(
		( { early: { ours } } ) => ! ours.answer && ! ours.isFollowed
	).length;
	return { name, ...Object.fromEntries( cells ), lost };
}

/**
 * Measures all presses, and prints the medians.
 *
 * @param {import('@playwright/test').Browser}                                              browser
 * @param {string}                                                                          site    URL of the site.
 * @param {{ rounds: number, pages: Object, of: string, by: string, isEarlyOnly: boolean }} how     Number of rounds, the available pages, names separated by commas or '', `mouse` or `touch`, and whether only first paint is of interest.
 * @return {Promise<Object[]>} The table.
 */
export async function presses( browser, site, how ) {
	const { rounds, pages, of, by, isEarlyOnly } = how;
	const visitor = { browser, hold: by === 'touch' ? byTouch : byMouse };
	const there = Object.keys( PRESSED ).filter(
		( name ) =>
			slugOf( name ) in pages &&
			( ! of || of.split( ',' ).includes( name ) )
	);
	const found = new Map( there.map( ( name ) => [ name, [] ] ) );
	for ( let at = 0; at < rounds; at++ ) {
		for ( const name of shuffled( there ) ) {
			found
				.get( name )
				.push(
					await round(
						visitor,
						`${ site }/bench-${ slugOf( name ) }/`,
						PRESSED[ name ],
						isEarlyOnly
					)
				);
		}
	}
	const table = [ ...found ].map( ( [ name, list ] ) => row( name, list ) );
	print(
		`Presses by ${ by } beside a native details, in multiples of it; 4x slower processor, at first paint on slow 4G`,
		table
	);
	return table;
}
