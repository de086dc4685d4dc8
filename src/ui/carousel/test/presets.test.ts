/** Timings of S0 §9, S1 §4 §9 and S2 §9. */
import { DRAG, SWIPE } from '../drag';
import { PRESETS } from '../presets';

it( 'has the timings of each document', () => {
	expect( PRESETS ).toEqual( {
		builder: { speed: 700, dragSpeed: 700, delay: 7000, loop: true },
		magazine: { speed: 250, dragSpeed: 250, delay: 5000, loop: true },
		featured: { speed: 250, dragSpeed: 750, delay: 5000, loop: true },
		columns: { speed: 1000, dragSpeed: 1000, delay: 7000, loop: true },
		creative: { speed: 1000, dragSpeed: 500, delay: 7000, loop: true },
	} );
	expect( [ DRAG, SWIPE ] ).toEqual( [ 10, 100 ] );
} );
