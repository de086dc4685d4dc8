/** Where a block is on its way across the screen. */
import { progressOf } from '../view/fallback';

it( 'goes from the bottom of the screen to its top, and is in the middle half way', () => {
	expect( progressOf( 800, 200, 800 ) ).toBe( 0 );
	expect( progressOf( 300, 200, 800 ) ).toBe( 0.5 );
	expect( progressOf( -200, 200, 800 ) ).toBe( 1 );
	expect( progressOf( 5000, 200, 800 ) ).toBe( 0 );
	expect( progressOf( -5000, 200, 800 ) ).toBe( 1 );
} );
