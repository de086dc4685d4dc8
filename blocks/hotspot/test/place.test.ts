/** Positions of hotspots. */
import { movedBy, placeOf } from '../edit/place';

test( 'arrow keys move by one percent, with Shift by five, and stay on the image', () => {
	expect( movedBy( { x: 50, y: 50 }, 'ArrowLeft', false ) ).toEqual( {
		x: 49,
		y: 50,
	} );
	expect( movedBy( { x: 98, y: 50 }, 'ArrowRight', true ) ).toEqual( {
		x: 100,
		y: 50,
	} );
	expect( movedBy( { x: 0, y: 2 }, 'ArrowUp', true ) ).toEqual( {
		x: 0,
		y: 0,
	} );
	expect( movedBy( { x: 0, y: 2 }, 'Enter', false ) ).toBeNull();
} );

test( 'converts screen coordinates to image coordinates', () => {
	const picture = { left: 100, top: 50, width: 400, height: 200 } as DOMRect;
	expect( placeOf( { x: 200, y: 150 }, picture ) ).toEqual( {
		x: 25,
		y: 50,
	} );
	expect( placeOf( { x: 0, y: 900 }, picture ) ).toEqual( {
		x: 0,
		y: 100,
	} );
} );
