/** Conditions that only a browser can check. */
import { unmet } from '../view-conditions';
import type { Condition } from '@frontage/overlay-rules';

/** Another plugin's condition, and one whose script is missing. */
const load = async ( name: string ) => {
	if ( name !== 'condition:acme/plan' ) {
		throw new Error( 'missing' );
	}
	return { isMet: async ( values: string[] ) => values.includes( 'gold' ) };
};

const is = async ( type: Condition[ 'type' ], ...values: string[] ) =>
	! ( await unmet( [ { type, values } ], load ) );

afterEach( () => jest.useRealTimers() );

it.each( [
	[ 320, 'phone' ],
	[ 767, 'phone' ],
	[ 768, 'tablet' ],
	[ 980, 'tablet' ],
	[ 981, 'desktop' ],
] )( 'treats a screen of %i pixels as a %s', async ( width, device ) => {
	Object.assign( window, { innerWidth: width } );
	for ( const one of [ 'phone', 'tablet', 'desktop' ] ) {
		expect( await is( 'device', one ) ).toBe( one === device );
	}
} );

it( 'knows where the visitor came from', async () => {
	Object.defineProperty( document, 'referrer', {
		configurable: true,
		value: 'https://News.Example.org/today',
	} );
	expect( await is( 'referrer', 'example.net', 'Example.org' ) ).toBe( true );
	expect( await is( 'referrer', 'example.net' ) ).toBe( false );
} );

it( 'knows the time, which the server has compared with the days of the site', async () => {
	jest.useFakeTimers( { now: 1_900_000_000_000 } );
	expect( await is( 'date', '1900000000', '1900000000' ) ).toBe( true );
	expect( await is( 'date', '', '1899999999' ) ).toBe( false );
	expect( await is( 'date', '1900000001', '' ) ).toBe( false );
	expect( await is( 'date', '0946684800', '' ) ).toBe( true );
} );

it.each( [ 'woocommerce', 'edd' ] )(
	'checks whether the cart of %s has items',
	async ( shop ) => {
		expect( await is( 'cart', 'empty' ) ).toBe( true );
		document.cookie = `${ shop }_items_in_cart=1`;
		expect( await is( 'cart', 'filled' ) ).toBe( true );
		document.cookie = `${ shop }_items_in_cart=0`;
		expect( await is( 'cart', 'filled' ) ).toBe( false );
	}
);

it( 'requires all conditions of an overlay', async () => {
	document.cookie = 'edd_items_in_cart=1';
	Object.assign( window, { innerWidth: 390 } );
	const phone: Condition = { type: 'device', values: [ 'phone' ] };
	const full: Condition = { type: 'cart', values: [ 'filled' ] };
	expect( await unmet( [ phone, full ], load ) ).toBeUndefined();
	expect( await unmet( [ phone, { ...full, not: true } ], load ) ).toBe(
		'cart'
	);
} );

it( 'asks the scripts of other plugins; what nobody can tell is not met', async () => {
	const missing: Condition = { type: 'acme/gone', values: [ 'gold' ] };
	const plan: Condition = { type: 'acme/plan', values: [ 'gold' ] };
	expect( await unmet( [ plan ], load ) ).toBeUndefined();
	expect( await unmet( [ { ...plan, not: true } ], load ) ).toBe(
		'acme/plan'
	);
	for ( const not of [ true, false ] ) {
		expect( await unmet( [ { ...missing, not } ], load ) ).toBe(
			'acme/gone'
		);
	}
} );
