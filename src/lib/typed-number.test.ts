/** The same cases as tests/php/Domain/TypedNumberTest.php. */
import cases from '../../tests/fixtures/typed-numbers.json';
import { readNumber } from './typed-number';

it.each( cases.map( ( one ) => [ one.about, one ] as const ) )(
	'%s',
	( _, { typed, group, number } ) => {
		expect( readNumber( typed, group ) ).toBe( number );
	}
);

it( 'reads what is long in linear time', () => {
	const typed = '1,'.repeat( 2e5 ) + 'x';
	expect( readNumber( typed, ',' ) ).toBe( typed );
} );
