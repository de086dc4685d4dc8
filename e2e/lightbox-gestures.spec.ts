/** What fingers and the mouse do to the lightbox, and how it opens and closes. */
import type { Page } from '@playwright/test';
import {
	atRest,
	box,
	button,
	dialog,
	picture,
	thumb,
} from './support/lightbox';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/lightbox/';

const placeOf = async ( page: Page ) => ( await box( page ).boundingBox() )!;

/** One finger on the screen. */
async function fingerOn( page: Page ) {
	const session = await page.context().newCDPSession( page );
	const send = ( type: string, touchPoints: { x: number; y: number }[] ) =>
		session.send( 'Input.dispatchTouchEvent', {
			type: type as 'touchStart',
			touchPoints,
		} );
	return {
		down: ( x: number, y: number ) => send( 'touchStart', [ { x, y } ] ),
		move: ( x: number, y: number ) => send( 'touchMove', [ { x, y } ] ),
		up: () => send( 'touchEnd', [] ),
	};
}

const openFirst = async ( page: Page ) => {
	await visit( page, PAGE );
	await thumb( page, 0 ).tap( { position: { x: 8, y: 8 } } );
	await expect( picture( page, /bridge over/ ) ).toBeVisible();
	await atRest( page );
};

test( 'a picture follows the finger sideways, with the next one beside it', async ( {
	narrow,
} ) => {
	await openFirst( narrow );
	const finger = await fingerOn( narrow );
	const { x } = await placeOf( narrow );
	await finger.down( 300, 400 );
	await finger.move( 280, 402 );
	await finger.move( 240, 404 );
	// The browser hands over moves with the next frame.
	await expect
		.poll( async () => ( await placeOf( narrow ) ).x )
		.toBeCloseTo( x - 60, 0 );
	const beside = dialog( narrow ).locator( '.gslide[data-beside]' );
	await expect( beside ).toBeVisible();
	const next = ( await beside.boundingBox() )!;
	expect( next.x ).toBeCloseTo( 390 + 24 - 60, 0 );
	await finger.up();
	await expect.poll( async () => ( await placeOf( narrow ) ).x ).toBe( x );
	await expect( beside ).toHaveCount( 0 );
	await finger.down( 300, 400 );
	await finger.move( 200, 402 );
	await finger.move( 150, 404 );
	await finger.up();
	await expect( picture( narrow, /^Low clouds/ ) ).toBeVisible();
	await expect( beside ).toHaveCount( 0 );
} );

test( 'pulling down brings the page back and closes, a short pull does not', async ( {
	narrow,
} ) => {
	await openFirst( narrow );
	const finger = await fingerOn( narrow );
	const { y, height } = await placeOf( narrow );
	const ground = () =>
		dialog( narrow ).evaluate( ( element ) =>
			Number( getComputedStyle( element, '::backdrop' ).opacity )
		);
	await finger.down( 200, 400 );
	await finger.move( 202, 420 );
	await finger.move( 203, 480 );
	const middle = async () => {
		const pulled = await placeOf( narrow );
		return pulled.y + pulled.height / 2;
	};
	await expect.poll( middle ).toBeCloseTo( y + height / 2 + 80, 0 );
	expect( await ground() ).toBeCloseTo( 0.8, 1 );
	await finger.up();
	await atRest( narrow );
	await expect
		.poll( async () => ( await placeOf( narrow ) ).y )
		.toBeCloseTo( y, 0 );
	await expect.poll( ground ).toBe( 1 );
	await finger.down( 200, 400 );
	await finger.move( 202, 440 );
	await finger.move( 203, 520 );
	await finger.up();
	await expect( dialog( narrow ) ).toHaveCount( 0 );
	await expect( thumb( narrow, 0 ) ).toBeFocused();
} );

test( 'a mouse zooms by a click, twice at the point, and by its wheel', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await thumb( page, 0 ).click();
	await expect( picture( page, /bridge over/ ) ).toBeVisible();
	await atRest( page );
	const before = await placeOf( page );
	await page.mouse.click( before.x + 50, before.y + 50, { delay: 120 } );
	const width = async () => ( await placeOf( page ) ).width;
	await expect.poll( width ).toBeCloseTo( 1600, 0 );
	await atRest( page );
	const zoomed = await placeOf( page );
	await expect( button( page, 'Zoom' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await page.keyboard.press( 'ArrowRight' );
	await expect
		.poll( async () => ( await placeOf( page ) ).x )
		.toBeLessThan( zoomed.x );
	await atRest( page );
	await button( page, 'Zoom' ).click();
	await expect.poll( () => placeOf( page ) ).toEqual( before );
	await page.mouse.dblclick( before.x + 50, before.y + 50 );
	await expect.poll( width ).toBeCloseTo( 1600, 0 );
	await atRest( page );
	await page.mouse.wheel( 0, 300 );
	await page.mouse.wheel( 0, 300 );
	await page.mouse.wheel( 0, 300 );
	await page.mouse.wheel( 0, 300 );
	await expect.poll( width ).toBeCloseTo( before.width, 0 );
} );

test( 'a picture grows out of its thumbnail, unless the visitor prefers reduced motion', async ( {
	page,
	lessMotion,
} ) => {
	const opened = async ( on: Page ) => {
		await visit( on, PAGE );
		await on.evaluate( () => {
			const animate = Element.prototype.animate;
			( self as any ).grown = [];
			Element.prototype.animate = function ( frames, options ) {
				( self as any ).grown.push( frames );
				return animate.call( this, frames, options );
			};
		} );
		await thumb( on, 2 ).click();
		await expect( picture( on, /^Waves/ ) ).toBeVisible();
		await atRest( on );
		await on.keyboard.press( 'Escape' );
		await expect( dialog( on ) ).toHaveCount( 0 );
		return on.evaluate( () => ( self as any ).grown );
	};
	const grown = await opened( page );
	expect( grown ).toHaveLength( 2 );
	expect( grown[ 0 ][ 0 ].transform ).toMatch( /^translate.*scale\(0/ );
	expect( grown[ 1 ][ 1 ].transform ).toMatch( /^translate.*scale\(0/ );
	expect( await opened( lessMotion ) ).toEqual( [] );
} );
