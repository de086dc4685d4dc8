/** Parsing the options of a question. */
import { optionsOf, textOf } from '../edit/options';

it( 'parses options as authors write them', () => {
	const text = 'Bread\na1b2: Salt: and pepper';
	expect( optionsOf( text ) ).toEqual( [
		{ id: 'o1', label: 'Bread' },
		{ id: 'a1b2', label: 'Salt: and pepper' },
	] );
	expect( textOf( optionsOf( text ) ) ).toBe( text );
} );
