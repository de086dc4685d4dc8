import { EditorStyles } from '../editor-styles';

const styles = new EditorStyles(
	[
		'/*! frontage frontage-card */\n.card{}\n',
		'/*! frontage frontage-a frontage-card,frontage-b */\n.both{}\n',
	].join( '' )
);

test( 'a part comes with the last of the classes that it needs', () => {
	const there = new Set( [ 'frontage-a' ] );
	expect( styles.neededWith( 'frontage-a', there ) ).toEqual( [] );
	there.add( 'frontage-card' );
	expect( styles.neededWith( 'frontage-card', there ) ).toEqual( [ 0, 1 ] );
} );

test( 'an alternative is enough', () => {
	expect(
		styles.neededWith( 'frontage-b', new Set( [ 'frontage-b' ] ) )
	).toEqual( [ 1 ] );
} );

test( 'parts stand in the order of the file', () => {
	expect( styles.css( new Set( [ 1, 0 ] ) ) ).toBe( '.card{}\n.both{}\n' );
} );
