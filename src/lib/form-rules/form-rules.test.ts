/** The same test vectors as tests/php/Domain/Forms/RulesTest.php. */
import emails from '../../../tests/fixtures/form-emails.json';
import logic from '../../../tests/fixtures/form-logic.json';
import cases from '../../../tests/fixtures/form-values.json';
import { check, clean, hiddenFields } from '.';
import { cleanEmail, isEmail } from './email';
import { OPERATORS } from './logic';
import type { FieldRules, Value, Values } from '.';

/** Expands `{ "repeat": [ "a", 3 ] }`, for vectors too long to write out. */
const spell = ( value: unknown ): string =>
	typeof value === 'string'
		? value
		: ( value as { repeat: [ string, number ][] } ).repeat
				.map( ( [ text, times ] ) => text.repeat( times ) )
				.join( '' );

test.each(
	emails.map( ( one ) => [ spell( one.email ).slice( 0, 60 ), one ] )
)( 'email %j', ( _, one ) => {
	const { email, valid } = one as ( typeof emails )[ 0 ];
	expect( isEmail( cleanEmail( spell( email ) ) ) ).toBe( valid );
} );

test( 'a hostile address is invalid', () => {
	for ( const text of [
		`${ 'a'.repeat( 1e6 ) }@`,
		`a@${ '-.'.repeat( 5e5 ) }`,
		' '.repeat( 1e6 ) + 'x',
	] ) {
		expect( isEmail( cleanEmail( text ) ) ).toBe( false );
	}
} );

test.each( cases.map( ( one ) => [ one.about, one ] as const ) )(
	'%s',
	( _, one ) => {
		const field = one.field as FieldRules;
		const value = clean(
			field,
			( typeof one.value === 'object' && 'repeat' in one.value
				? spell( one.value )
				: one.value ) as Value
		);
		expect( check( field, value ) ).toBe( one.problem );
		const { clean: cleaned = value }: { clean?: unknown } = one;
		expect( value ).toEqual( cleaned );
	}
);

test.each( logic.map( ( one ) => [ one.about, one ] as const ) )(
	'%s',
	( _, { fields, values, hidden } ) => {
		expect(
			hiddenFields( fields as FieldRules[], values as Values )
		).toEqual( hidden );
	}
);

test( 'the test vectors cover every operator', () => {
	const used = new Set(
		JSON.stringify( logic ).match(
			/(?<=",")(is|contains|does)[a-z ]*(?=",")/g
		)
	);
	expect( [ ...used ].sort() ).toEqual( Object.keys( OPERATORS ).sort() );
} );
