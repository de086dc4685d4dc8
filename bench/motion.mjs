/** Counts frames while widgets open, close and swap, each next to the native dialog and details. */
/* global self, requestAnimationFrame, cancelAnimationFrame */
import { PHONE_CPU } from './phone.mjs';
import { FLOOR, PRESSED } from './pressed.mjs';
import { medians, print, shuffled } from './table.mjs';

const FRAME = 1000 / 60;

/** How long after a press frames are counted: longer than every motion of ours. */
const WATCHED = 600;

/** Presses after the first, which loads a script and is not counted. */
const MORE = 3;

/** Runs in the page: notes each frame, and whether something moved when it began; a pending animation waits for its first frame. */
const start = () => {
	self.benchFrames = [];
	let last = performance.now();
	let moving = false;
	const each = ( now ) => {
		self.benchFrames.push( { gap: now - last, moving } );
		last = now;
		moving = document
			.getAnimations()
			.some(
				( { playState, pending } ) =>
					playState === 'running' && ! pending
			);
		self.benchLoop = requestAnimationFrame( each );
	};
	self.benchLoop = requestAnimationFrame( each );
};

/** Runs in the page: the longest frame of all, and the part of frames that a motion lost. */
const stop = ( length ) => {
	cancelAnimationFrame( self.benchLoop );
	const moved = self.benchFrames.filter( ( { moving } ) => moving );
	const dropped = moved.reduce(
		( sum, { gap } ) => sum + Math.max( 0, Math.round( gap / length ) - 1 ),
		0
	);
	return {
		dropped: ( 100 * dropped ) / Math.max( 1, dropped + moved.length ),
		moved: moved.length,
		longest: Math.max( ...self.benchFrames.map( ( { gap } ) => gap ) ),
	};
};

/** Closes what is open over the page; core's lightbox is neither dialog nor popover. */
async function close( page ) {
	await page.keyboard.press( 'Escape' );
	await page.evaluate( () =>
		document
			.querySelectorAll( 'dialog[open], :popover-open' )
			.forEach( ( open ) =>
				open.matches( 'dialog' ) ? open.close() : open.hidePopover()
			)
	);
}

/** Presses and counts. */
async function watch( page, selector ) {
	const control = page.locator( selector ).first();
	await control.scrollIntoViewIfNeeded();
	await page.evaluate( start );
	await control.click( { delay: 120 } );
	await page.waitForTimeout( WATCHED );
	const found = await page.evaluate( stop, FRAME );
	await close( page );
	await page.waitForTimeout( WATCHED );
	return found;
}

async function round( browser, url, { press } ) {
	const context = await browser.newContext( {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
	} );
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: PHONE_CPU } );
	await page.goto( url, { waitUntil: 'networkidle' } );
	await watch( page, FLOOR.press );
	await watch( page, press );
	const found = { floor: [], ours: [] };
	for ( let at = 0; at < MORE; at++ ) {
		for ( const name of shuffled( [ 'floor', 'ours' ] ) ) {
			found[ name ].push(
				await watch( page, name === 'floor' ? FLOOR.press : press )
			);
		}
	}
	await context.close();
	return found;
}

/**
 * Measures all widgets that are pressed.
 *
 * @param {import('@playwright/test').Browser}            browser
 * @param {string}                                        site    URL of the site.
 * @param {{ rounds: number, pages: Object, of: string }} how     Number of rounds, the available pages, and names separated by commas or ''.
 */
export async function motion( browser, site, { rounds, pages, of } ) {
	const slugOf = ( name ) => `press-${ name.replace( ' ', '-' ) }`;
	const there = Object.keys( PRESSED ).filter(
		( name ) =>
			slugOf( name ) in pages &&
			( ! of || of.split( ',' ).includes( name ) )
	);
	const found = new Map( there.map( ( name ) => [ name, [] ] ) );
	for ( let at = 0; at < rounds; at++ ) {
		for ( const name of shuffled( there ) ) {
			const url = `${ site }/bench-${ slugOf( name ) }/`;
			found
				.get( name )
				.push( await round( browser, url, PRESSED[ name ] ) );
		}
	}
	const table = [ ...found ].map( ( [ name, list ] ) => {
		const ours = medians( list.flatMap( ( one ) => one.ours ) );
		const floor = medians( list.flatMap( ( one ) => one.floor ) );
		return {
			name,
			'frames of motion': ours.moved,
			'of them lost %': ours.dropped,
			'longest frame ms': ours.longest,
			'details: longest frame ms': floor.longest,
		};
	} );
	print(
		`Frames in ${ WATCHED } ms after a press, beside a native details; 4x slower processor`,
		table
	);
	return table;
}
