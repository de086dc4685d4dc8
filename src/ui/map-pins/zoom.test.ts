/** The zoom level of a map: the owner's, or the closest that shows everything. */
import { zoomOf } from './zoom';

test( 'all places are seen on narrow maps too', () => {
	const town = { zoom: 0, span: 900 / 256 / 2 ** 13 };
	expect( zoomOf( town, 900 ) ).toBe( 13 );
	expect( zoomOf( town, 899 ) ).toBe( 12 );
	expect( zoomOf( town, 330 ) ).toBe( 11 );
	expect( zoomOf( town, 1800 ) ).toBe( 14 );
	// Not seen yet.
	expect( zoomOf( town, 0 ) ).toBe( 13 );
	expect( zoomOf( { zoom: 0, span: 1.2 }, 330 ) ).toBe( 0 );
	expect( zoomOf( { zoom: 0, span: 1e-9 }, 330 ) ).toBe( 19 );
} );

test( 'the level of the owner is the same everywhere', () => {
	expect( zoomOf( { zoom: 4, span: 0 }, 330 ) ).toBe( 4 );
} );
