import { formatNumber, padNumber, splitSeconds } from './format';

test( 'pads with zeros and never truncates', () => {
	expect( padNumber( 7, 2 ) ).toBe( '07' );
	expect( padNumber( 1234, 3 ) ).toBe( '1234' );
	expect( padNumber( 7.9, 2 ) ).toBe( '07' );
} );

test( 'splits seconds', () => {
	expect( splitSeconds( 2 * 86400 + 3 * 3600 + 4 * 60 + 5.9 ) ).toEqual( {
		days: 2,
		hours: 3,
		minutes: 4,
		seconds: 5,
	} );
	expect( splitSeconds( -1 ) ).toEqual( {
		days: 0,
		hours: 0,
		minutes: 0,
		seconds: 0,
	} );
} );

test( 'formats numbers in the page’s language', () => {
	expect( formatNumber( 1234.5, 'en', 1 ) ).toBe( '1,234.5' );
	expect( formatNumber( 1234.5, 'de', 2 ) ).toBe( '1.234,50' );
} );
