import { formatNumber, numberDirection, parseNumber } from './number';

it.each( [
	[ '1234', 'en', '1234' ],
	[ '1,234', 'en', '1234' ],
	[ '1,234', 'de', '1.234' ],
	[ '1.234', 'de', '1234' ],
	[ '1.234', 'en', '1.234' ],
	[ '4,8', 'en', '4.8' ],
	[ '4.8', 'de', '4.8' ],
	[ '1.234.567', 'en', '1234567' ],
	[ '1.234,50', 'en', '1234.50' ],
	[ '1,234.50', 'de', '1234.50' ],
	[ '12 400', 'fr', '12400' ],
	[ '1’234', 'de-CH', '1234' ],
	[ '−12', 'en', '-12' ],
	[ '.5', 'en', '0.5' ],
	[ '12.', 'en', '12' ],
	[ '١٢٣٫٥', 'ar', '123.5' ],
	[ '', 'en', '' ],
	[ 'many', 'en', '' ],
	[ '1e9', 'en', '' ],
	[ '33.333333333', 'en', '33.333333' ],
	[ '1234567890123456', 'en', '' ],
] )( 'reads “%s” in %s as %s', ( typed, locale, saved ) => {
	expect( parseNumber( typed, locale ) ).toBe( saved );
} );

it( 'shows all decimals that were typed', () => {
	expect( formatNumber( '1234.50', 'de', true ) ).toBe( '1.234,50' );
	expect( formatNumber( '-1998', 'en', false ) ).toBe( '−1998' );
	expect( formatNumber( 'many', 'en', true ) ).toBe( '' );
} );

it( 'writes units of left-to-right languages behind the number everywhere', () => {
	expect( numberDirection( '%' ) ).toBe( 'ltr' );
	expect( numberDirection( '+ km' ) ).toBe( 'ltr' );
	expect( numberDirection( '' ) ).toBeUndefined();
	expect( numberDirection( ' ק״מ' ) ).toBeUndefined();
	expect( numberDirection( ' كم' ) ).toBeUndefined();
} );
