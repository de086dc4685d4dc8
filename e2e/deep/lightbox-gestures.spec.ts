/** What fingers and the mouse do to the lightbox, and how it opens and closes. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { atRest, box, button, picture, thumb } from '../support/lightbox';
import { expect, test, visit } from '../support/test';

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

test( 'two taps zoom at their point, and a finger moves the picture within its bounds', async ( {
	narrow,
} ) => {
	await openFirst( narrow );
	const before = await placeOf( narrow );
	const at = { x: before.x + 300, y: before.y + 60 };
	const finger = await fingerOn( narrow );
	const tapTwice = async () => {
		// A page that is slow to answer the first one does not delay the second.
		await Promise.all(
			[ 1, 2 ].map( ( tap ) =>
				narrow.touchscreen.tap( at.x, at.y + tap )
			)
		);
	};
	const width = async () => ( await placeOf( narrow ) ).width;
	await tapTwice();
	await expect.poll( width ).toBeGreaterThan( before.width * 2.5 );
	await atRest( narrow );
	const zoomed = await placeOf( narrow );
	// The same part of the picture is under the finger.
	expect( ( at.x - zoomed.x ) / zoomed.width ).toBeCloseTo(
		( at.x - before.x ) / before.width,
		1
	);
	await finger.down( 200, 400 );
	for ( const x of [ 260, 340, 390 ] ) {
		await finger.move( x, 400 );
	}
	await finger.up();
	await finger.down( 10, 400 );
	for ( const x of [ 100, 250, 390 ] ) {
		await finger.move( x, 400 );
	}
	await finger.up();
	await finger.down( 10, 400 );
	for ( const x of [ 100, 250, 390 ] ) {
		await finger.move( x, 400 );
	}
	await finger.up();
	await expect
		.poll( async () => ( await placeOf( narrow ) ).x )
		.toBeCloseTo( 0, 0 );
	await atRest( narrow );
	await expect( picture( narrow, /bridge over/ ) ).toBeVisible();
	await tapTwice();
	await expect.poll( width ).toBeCloseTo( before.width, 0 );
} );

test( 'the pressed mouse drags to the next picture, and back if it is not dragged far', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await thumb( page, 0 ).click();
	await expect( picture( page, /bridge over/ ) ).toBeVisible();
	await atRest( page );
	const before = await placeOf( page );
	const drag = async ( by: number ) => {
		await page.mouse.move( 700, 300 );
		await page.mouse.down();
		await page.mouse.move( 700 + by / 2, 302 );
		await page.mouse.move( 700 + by, 304 );
	};
	await drag( -60 );
	// The browser hands over moves with the next frame.
	await expect
		.poll( async () => ( await placeOf( page ) ).x )
		.toBeCloseTo( before.x - 60, 0 );
	await page.mouse.up();
	await expect
		.poll( async () => ( await placeOf( page ) ).x )
		.toBe( before.x );
	await drag( -160 );
	await page.mouse.up();
	await expect( picture( page, /^Low clouds/ ) ).toBeVisible();
	// The release is no click, which would zoom or close.
	await atRest( page );
	await expect( button( page, 'Zoom' ) ).toHaveAttribute(
		'aria-pressed',
		'false'
	);
	await drag( 160 );
	await page.mouse.up();
	await expect( picture( page, /bridge over/ ) ).toBeVisible();
} );
