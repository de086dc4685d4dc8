import { contrast, over, parseColour, type Colour } from './color';

it.each( [
	[ '#fff', [ 255, 255, 255, 1 ] ],
	[ '#F00c', [ 255, 0, 0, 0.8 ] ],
	[ '#0a141e', [ 10, 20, 30, 1 ] ],
	[ ' #0a141e00 ', [ 10, 20, 30, 0 ] ],
	[ 'rgb(1, 2, 3)', [ 1, 2, 3, 1 ] ],
	[ 'rgba(1,2,3,.5)', [ 1, 2, 3, 0.5 ] ],
	[ 'rgb(1 2 3 / 50%)', [ 1, 2, 3, 0.5 ] ],
] )( 'reads %s', ( css, colour ) => {
	expect( parseColour( css ) ).toEqual( colour );
} );

it.each( [
	'',
	'red',
	'#12',
	'#12345',
	'linear-gradient(#fff,#000)',
	'var(--x)',
] )( 'reads nothing from “%s”', ( css ) => {
	expect( parseColour( css ) ).toBeNull();
} );

it( 'measures contrast as defined by WCAG', () => {
	const black: Colour = [ 0, 0, 0, 1 ];
	const white: Colour = [ 255, 255, 255, 1 ];
	const grey: Colour = [ 118, 118, 118, 1 ];
	expect( contrast( black, white ) ).toBe( 21 );
	expect( contrast( white, black ) ).toBe( 21 );
	expect( contrast( white, white ) ).toBe( 1 );
	expect( contrast( grey, white ) ).toBeCloseTo( 4.54, 2 );
	expect( contrast( [ 255, 0, 0, 1 ], white ) ).toBeCloseTo( 4, 2 );
	expect( contrast( [ 0, 0, 255, 1 ], white ) ).toBeCloseTo( 8.59, 2 );
} );

it( 'blends translucent colors', () => {
	expect( over( [ 0, 0, 0, 0.5 ], [ 255, 255, 255, 1 ] ) ).toEqual( [
		127.5, 127.5, 127.5, 1,
	] );
	expect( contrast( [ 0, 0, 0, 0 ], [ 255, 255, 255, 1 ] ) ).toBe( 1 );
} );
