/** A lightbox on a phone after fingers were lifted over its controls while a larger file replaced the picture. */
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

/** Fingers at heights of 420, by their distances from the left edge; those that are no longer named are lifted. */
async function fingersOn( page: Page ) {
	const session = await page.context().newCDPSession( page );
	return ( type: string, ...x: number[] ) =>
		session.send( 'Input.dispatchTouchEvent', {
			type: type as 'touchStart',
			touchPoints: x.map( ( at, id ) => ( { x: at, y: 420, id } ) ),
		} );
}

/** Opens the first picture; returns what moves fingers on it. */
async function fingersOnFirst( page: Page ) {
	await visit( page, '/modules/lightbox/' );
	await thumb( page, 0 ).tap( { position: { x: 8, y: 8 } } );
	await expect( picture( page, /bridge over/ ) ).toBeVisible();
	await atRest( page );
	return fingersOn( page );
}

test( 'answers fingers after a pinch that ends over the arrows', async ( {
	narrow,
} ) => {
	const send = await fingersOnFirst( narrow );
	await send( 'touchStart', 180 );
	await send( 'touchStart', 180, 210 );
	for ( const by of [ 30, 60, 100, 135 ] ) {
		await send( 'touchMove', 180 - by, 210 + by );
	}
	// The file that is sharp when it is enlarged is the only one left.
	await expect(
		dialog( narrow ).locator( '.gslide.current img[srcset]' )
	).toHaveCount( 0 );
	await atRest( narrow );
	await send( 'touchEnd', 345 );
	await send( 'touchEnd' );
	// A page that is slow to answer the first one does not delay the second.
	await Promise.all(
		[ 1, 2 ].map( ( tap ) => narrow.touchscreen.tap( 200, 400 + tap ) )
	);
	await atRest( narrow );
	const { x } = ( await box( narrow ).boundingBox() )!;
	expect( x ).toBeGreaterThanOrEqual( 0 );
	await send( 'touchStart', 300 );
	for ( const at of [ 280, 220, 150 ] ) {
		await send( 'touchMove', at );
	}
	await send( 'touchEnd' );
	await expect( picture( narrow, /^Low clouds/ ) ).toBeVisible();
} );

test( 'answers fingers after the second one was lifted first, the browser took the other, and the device was turned; then after it was closed enlarged', async ( {
	narrow,
} ) => {
	const send = await fingersOnFirst( narrow );
	const spread = async () => {
		await send( 'touchStart', 180 );
		await send( 'touchStart', 180, 210 );
		await send( 'touchMove', 120, 270 );
		await send( 'touchMove', 60, 330 );
	};
	const { width } = ( await box( narrow ).boundingBox() )!;
	await spread();
	await send( 'touchMove', 60 );
	await send( 'touchCancel' );
	await narrow.setViewportSize( { width: 844, height: 390 } );
	await narrow.setViewportSize( { width: 390, height: 844 } );
	await atRest( narrow );
	await expect
		.poll( async () => ( await box( narrow ).boundingBox() )!.width )
		.toBeCloseTo( width, 0 );
	await spread();
	await send( 'touchEnd' );
	await atRest( narrow );
	expect( ( await box( narrow ).boundingBox() )!.width ).toBeGreaterThan(
		width
	);
	await button( narrow, 'Close' ).tap();
	// While it still fades out.
	await thumb( narrow, 1 ).evaluate( ( link: HTMLElement ) => link.click() );
	await expect( picture( narrow, /^Low clouds/ ) ).toBeVisible();
	await atRest( narrow );
	await send( 'touchStart', 100 );
	for ( const at of [ 120, 200, 260 ] ) {
		await send( 'touchMove', at );
	}
	await send( 'touchEnd' );
	await expect( picture( narrow, /bridge over/ ) ).toBeVisible();
} );
