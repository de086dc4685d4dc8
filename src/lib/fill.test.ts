import { fill } from './fill';

test( 'fills placeholders in order, by number, and in any order', () => {
	expect( fill( 'Page %s of %s', 2, 3 ) ).toBe( 'Page 2 of 3' );
	expect( fill( '%2$s Seiten, Seite %1$s', 2, 3 ) ).toBe(
		'3 Seiten, Seite 2'
	);
} );

test( 'does not replace placeholders inside values', () => {
	expect( fill( '%1$s', '%1$s $& %s' ) ).toBe( '%1$s $& %s' );
	expect( fill( '%s and %s', 'one' ) ).toBe( 'one and ' );
} );
