/** Conditions that only a browser can check. */
import { unmet } from '../view-conditions';
import type { Condition } from '@frontage/overlay-rules';

const is = ( type: Condition[ 'type' ], ...values: string[] ) =>
	! unmet( [ { type, values } ] );

afterEach( () => jest.useRealTimers() );

it.each( [
	[ 320, 'phone' ],
	[ 767, 'phone' ],
	[ 768, 'tablet' ],
	[ 980, 'tablet' ],
	[ 981, 'desktop' ],
] )( 'treats a screen of %i pixels as a %s', ( width, device ) => {
	Object.assign( window, { innerWidth: width } );
	expect(
		[ 'phone', 'tablet', 'desktop' ].filter( ( one ) =>
			is( 'device', one )
		)
	).toEqual( [ device ] );
} );

it( 'knows where the visitor came from', () => {
	Object.defineProperty( document, 'referrer', {
		configurable: true,
		value: 'https://News.Example.org/today',
	} );
	expect( is( 'referrer', 'example.net', 'Example.org' ) ).toBe( true );
	expect( is( 'referrer', 'example.net' ) ).toBe( false );
} );

it( 'knows the time, which the server has compared with the days of the site', () => {
	jest.useFakeTimers( { now: 1_900_000_000_000 } );
	expect( is( 'date', '1900000000', '1900000000' ) ).toBe( true );
	expect( is( 'date', '', '1899999999' ) ).toBe( false );
	expect( is( 'date', '1900000001', '' ) ).toBe( false );
	expect( is( 'date', '0946684800', '' ) ).toBe( true );
} );

it.each( [ 'woocommerce', 'edd' ] )(
	'checks whether the cart of %s has items',
	( shop ) => {
		expect( is( 'cart', 'empty' ) ).toBe( true );
		document.cookie = `${ shop }_items_in_cart=1`;
		expect( is( 'cart', 'filled' ) ).toBe( true );
		document.cookie = `${ shop }_items_in_cart=0`;
		expect( is( 'cart', 'filled' ) ).toBe( false );
	}
);

it( 'requires all conditions of an overlay', () => {
	document.cookie = 'edd_items_in_cart=1';
	Object.assign( window, { innerWidth: 390 } );
	const phone: Condition = { type: 'device', values: [ 'phone' ] };
	const full: Condition = { type: 'cart', values: [ 'filled' ] };
	expect( unmet( [ phone, full ] ) ).toBeUndefined();
	expect( unmet( [ phone, { ...full, not: true } ] ) ).toBe( 'cart' );
} );
