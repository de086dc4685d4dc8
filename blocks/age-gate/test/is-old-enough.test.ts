import { isOldEnough } from '../view/is-old-enough';

const TODAY = new Date( 2030, 5, 15, 12 );

it.each( [
	[ '2012-06-15', true ],
	[ '2012-06-16', false ],
	[ '2012-12-31', false ],
	[ '1950-01-01', true ],
	[ '', false ],
	[ '12-06-15', false ],
] )( 'born on %s: %s', ( birthday, expected ) => {
	expect( isOldEnough( birthday, 18, TODAY ) ).toBe( expected );
} );

it( 'people born on a leap day may enter on March 1', () => {
	const born = '2012-02-29';
	expect( isOldEnough( born, 18, new Date( 2030, 1, 28 ) ) ).toBe( false );
	expect( isOldEnough( born, 18, new Date( 2030, 2, 1 ) ) ).toBe( true );
} );
