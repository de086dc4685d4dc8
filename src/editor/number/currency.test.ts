import { currencies, currencySigns } from './currency';

test( 'currencies have their names in the author’s language, in its order', () => {
	const found = currencies( 'de-DE', 'XTS' );
	expect( found.EUR ).toBe( 'Euro (EUR)' );
	expect( found.CHF ).toBe( 'Schweizer Franken (CHF)' );
	expect( found.XTS ).toContain( 'XTS' );
	const names = Object.values( found );
	expect( names ).toEqual(
		[ ...names ].sort( ( one, other ) => one.localeCompare( other, 'de' ) )
	);
	expect( currencies( 'de-DE', 'points' ) ).not.toHaveProperty( 'points' );
} );

test.each( [
	[ 'de-DE', 'EUR', { prefix: '', suffix: '\u{a0}€' } ],
	[ 'en-US', 'USD', { prefix: '$', suffix: '' } ],
	[ 'nl-NL', 'EUR', { prefix: '€\u{a0}', suffix: '' } ],
	[ 'en-US', 'points', { prefix: '', suffix: '\u{a0}points' } ],
	[ 'en-US', '', { prefix: '', suffix: '' } ],
] )(
	'in %s the sign of %s stands where readers expect it',
	( lang, code, expected ) => {
		expect( currencySigns( lang, code ) ).toEqual( expected );
	}
);
