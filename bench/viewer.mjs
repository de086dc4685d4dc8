/** Measures picture viewers: bytes until a picture is open, time to open it, and frames dropped while swiping. */
/* global self, addEventListener, requestAnimationFrame, cancelAnimationFrame */
import { weigh } from './open.mjs';
import { PHONE_CPU } from './phone.mjs';
import { medians, print, shuffled } from './table.mjs';

const NOTHING = 'nothing';

/** What opens the second picture, and the open picture itself; `swipes` is missing where there is nothing to swipe. */
const VIEWERS = [
	{
		name: 'our lightbox',
		page: 'lightbox',
		press: '.frontage-gallery__link',
		image: '.frontage-lightbox .current .frontage-lightbox__picture > img',
		swipes: true,
	},
	{
		name: 'PhotoSwipe 5',
		page: 'photoswipe',
		press: '.bench-photoswipe a',
		image: '.pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)',
		swipes: true,
	},
	{
		name: 'core’s lightbox',
		page: 'core-lightbox',
		press: '.wp-lightbox-container .lightbox-trigger',
		image: '.wp-lightbox-overlay.active img',
	},
];

/** Each round measures all, so that its figures can be divided by this one's, whatever else the machine does. */
const CONTROL = 'PhotoSwipe 5';

const SWIPES = 6;

/** Moves of one swipe, one per frame, and the time that it may glide on. */
const MOVES = 18;
const FRAME = 1000 / 60;
const GLIDE = 400;

/** Runs in the page: resolves when the picture is painted, and when nothing moves any more. */
const opened = async ( selector ) => {
	const since = self.benchPressed;
	const frame = () => new Promise( requestAnimationFrame );
	const seen = () => {
		const image = [ ...document.querySelectorAll( selector ) ].find(
			( each ) => each.complete && each.naturalWidth > 0
		);
		return image && image.getBoundingClientRect().width > 100;
	};
	const giveUp = since + 10000;
	while ( ! seen() && performance.now() < giveUp ) {
		await frame();
	}
	const shown = performance.now() - since;
	await frame();
	const isMoving = () =>
		document
			.getAnimations()
			.some(
				( { effect, playState } ) =>
					playState === 'running' &&
					effect.getComputedTiming().endTime < 9999
			);
	while ( isMoving() && performance.now() < giveUp ) {
		await frame();
	}
	return { shown, settled: performance.now() - since };
};

/** Opens a page on a phone with touch. */
async function open( browser, url ) {
	const context = await browser.newContext( {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
	} );
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	await session.send( 'Network.enable' );
	const weight = weigh( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: PHONE_CPU } );
	await page.addInitScript( () =>
		addEventListener(
			'pointerdown',
			( { timeStamp } ) => ( self.benchPressed ??= timeStamp ),
			{ capture: true }
		)
	);
	await page.goto( url, { waitUntil: 'networkidle' } );
	return { context, page, session, weight };
}

/**
 * Swipes to and fro, and returns how many frames there should have been, and the percentage that there were not.
 * A share, since a busy machine stretches the swipes.
 */
async function swipe( { page, session } ) {
	const send = ( type, x ) =>
		session.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: type === 'touchEnd' ? [] : [ { x, y: 420 } ],
		} );
	await page.evaluate( ( length ) => {
		self.benchDropped = 0;
		self.benchFrames = 0;
		let last = performance.now();
		const each = ( now ) => {
			self.benchDropped += Math.max(
				0,
				Math.round( ( now - last ) / length ) - 1
			);
			self.benchFrames++;
			last = now;
			self.benchLoop = requestAnimationFrame( each );
		};
		self.benchLoop = requestAnimationFrame( each );
	}, FRAME );
	for ( let at = 0; at < SWIPES; at++ ) {
		const [ from, to ] = at % 2 ? [ 80, 320 ] : [ 320, 80 ];
		await send( 'touchStart', from );
		for ( let move = 1; move <= MOVES; move++ ) {
			const began = performance.now();
			await send( 'touchMove', from + ( ( to - from ) * move ) / MOVES );
			await page.waitForTimeout(
				Math.max( 0, FRAME - ( performance.now() - began ) )
			);
		}
		await send( 'touchEnd', to );
		await page.waitForTimeout( GLIDE );
	}
	return page.evaluate( () => {
		cancelAnimationFrame( self.benchLoop );
		const frames = self.benchFrames + self.benchDropped;
		return { frames, dropped: ( 100 * self.benchDropped ) / frames };
	} );
}

async function view( browser, site, { page: slug, press, image, swipes } ) {
	const opening = await open( browser, `${ site }/bench-${ slug }/` );
	const { page, weight, context } = opening;
	const target = page.locator( press ).nth( 1 );
	await target.scrollIntoViewIfNeeded();
	await target.click( { delay: 120, force: true } );
	const times = await page.evaluate( opened, image );
	const { js, css } = weight();
	const moved = swipes
		? await swipe( opening )
		: { dropped: NaN, frames: NaN };
	await context.close();
	return { js, css, ...times, ...moved };
}

/**
 * Compares the viewers.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             site    URL of the site.
 * @param {{ rounds: number, pages: Object }}  how     Number of rounds, and the available pages.
 * @return {Promise<Object[]>} The table.
 */
export async function viewers( browser, site, { rounds, pages } ) {
	const there = VIEWERS.filter( ( { page } ) => page in pages );
	const found = new Map( there.map( ( { name } ) => [ name, [] ] ) );
	const { weight, context } = await open(
		browser,
		`${ site }/bench-${ NOTHING }/`
	);
	const none = weight();
	await context.close();
	for ( let round = 0; round < rounds; round++ ) {
		for ( const each of shuffled( there ) ) {
			found.get( each.name ).push( await view( browser, site, each ) );
		}
	}
	const control = found.get( CONTROL );
	const table = [ ...found ].map( ( [ name, list ] ) => {
		const mine = medians( list );
		const pairs = medians(
			list.map( ( each, at ) => ( {
				shown: each.shown / control[ at ].shown,
				dropped: each.dropped / control[ at ].dropped,
			} ) )
		);
		return {
			name,
			'JS B': mine.js - none.js,
			'CSS B': mine.css - none.css,
			'shown ms': mine.shown,
			'x control': pairs.shown,
			'at rest ms': mine.settled,
			'frames while swiping': mine.frames,
			'dropped %': mine.dropped,
			'dropped x control': pairs.dropped,
		};
	} );
	print(
		'Picture viewers until a picture is open, and six swipes, 4x slower processor',
		table
	);
	return table;
}
