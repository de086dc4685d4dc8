import { numberText, type NumberFormat } from './number-format';

const ENGLISH: NumberFormat = {
	group: ',',
	decimal: '.',
	digits: '',
	second: 3,
};

it.each< [ number, number, string ] >( [
	[ 7, 0, '7' ],
	[ 123, 0, '123' ],
	[ 1234567, 0, '1,234,567' ],
	[ 7.1, 2, '7.10' ],
	[ -1234.56, 1, '−1,234.6' ],
	[ 999.99, 0, '1,000' ],
] )( 'writes %d with %d decimals', ( value, decimals, text ) => {
	expect( numberText( value, decimals, ENGLISH ) ).toBe( text );
} );

it( 'groups by two in Indian languages', () => {
	expect( numberText( 12345678, 0, { ...ENGLISH, second: 2 } ) ).toBe(
		'1,23,45,678'
	);
} );

it( 'uses the digits of the language', () => {
	expect(
		numberText( -1234.5, 1, {
			group: '٬',
			decimal: '٫',
			digits: '٠١٢٣٤٥٦٧٨٩',
			second: 3,
		} )
	).toBe( '−١٬٢٣٤٫٥' );
} );

it( 'groups nothing without a separator', () => {
	expect( numberText( 1998, 0, { ...ENGLISH, group: '' } ) ).toBe( '1998' );
} );
