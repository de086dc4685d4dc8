import { bounded, mostOf, stepOf, zoomedAt } from '../geometry';

const view = { left: 0, right: 400, top: 0, bottom: 800 };
const center = { x: 200, y: 400 };

it( 'zooms until a pixel of the file is a CSS pixel, and not for next to nothing', () => {
	const fit = { width: 400, height: 300 };
	expect( mostOf( { width: 2000, height: 1500 }, fit ) ).toBe( 5 );
	expect( mostOf( { width: 400, height: 300 }, fit ) ).toBe( 1 );
	expect( mostOf( { width: 410, height: 308 }, fit ) ).toBe( 1 );
	expect(
		mostOf( { width: 2000, height: 1500 }, { width: 0, height: 0 } )
	).toBe( 1 );
} );

it( 'takes a first step of three, to the width of the view if that is more, and never beyond the file', () => {
	const size = { width: 400, height: 800 };
	expect( stepOf( 5, { width: 400, height: 300 }, size ) ).toBe( 3 );
	expect( stepOf( 2, { width: 400, height: 300 }, size ) ).toBe( 2 );
	expect( stepOf( 9, { width: 80, height: 800 }, size ) ).toBe( 5 );
} );

it( 'keeps the part under the point', () => {
	const rest = { scale: 1, x: 0, y: 0 };
	expect( zoomedAt( rest, 2, center, center ) ).toEqual( {
		scale: 2,
		x: 0,
		y: 0,
	} );
	const zoomed = zoomedAt( rest, 2, { x: 300, y: 350 }, center );
	expect( zoomed ).toEqual( { scale: 2, x: -100, y: 50 } );
	expect( zoomedAt( zoomed, 1, { x: 300, y: 350 }, center ) ).toEqual( rest );
} );

it( 'leaves no gap beside a picture that is larger than the view, and holds a smaller one in it', () => {
	const fit = { width: 400, height: 300 };
	const at = ( x: number, y: number ) =>
		bounded( { scale: 2, x, y }, fit, view, center );
	expect( at( 0, 0 ) ).toEqual( { scale: 2, x: 0, y: 0 } );
	expect( at( 900, 900 ) ).toEqual( { scale: 2, x: 200, y: 0 } );
	expect( at( -900, -900 ) ).toEqual( { scale: 2, x: -200, y: 0 } );
	const low = { x: 200, y: 700 };
	expect( bounded( { scale: 2, x: 0, y: 0 }, fit, view, low ).y ).toBe(
		-200
	);
} );
