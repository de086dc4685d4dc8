import { deviceAt, upTo } from './breakpoints';

test.each( [
	[ 767, 'phone' ],
	[ 768, 'tablet' ],
	[ 980, 'tablet' ],
	[ 981, 'desktop' ],
] )( 'the builder calls %i px %s', ( width, device ) => {
	expect( deviceAt( 'builder', width ) ).toBe( device );
} );

test( 'returns media queries', () => {
	expect( upTo( 'builder', 'tablet' ) ).toBe( '(max-width: 980px)' );
	expect( upTo( 'toolkit', 'phone' ) ).toBe( '(max-width: 959px)' );
} );
