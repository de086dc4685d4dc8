/** A lightbox on a phone after fingers were lifted over its controls while a larger file replaced the picture. */
import { atRest, box, dialog, picture, thumb } from './support/lightbox';
import { expect, test, visit } from './support/test';

test( 'answers fingers after a pinch that ends over the arrows', async ( {
	narrow,
} ) => {
	await visit( narrow, '/modules/lightbox/' );
	await thumb( narrow, 0 ).tap( { position: { x: 8, y: 8 } } );
	await expect( picture( narrow, /bridge over/ ) ).toBeVisible();
	await atRest( narrow );
	const session = await narrow.context().newCDPSession( narrow );
	const send = ( type: string, ...x: number[] ) =>
		session.send( 'Input.dispatchTouchEvent', {
			type: type as 'touchStart',
			touchPoints: x.map( ( at, id ) => ( { x: at, y: 420, id } ) ),
		} );
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
	for ( const tap of [ 1, 2 ] ) {
		await narrow.touchscreen.tap( 200, 400 + tap );
	}
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
