import { elementOf } from './element-of';

/** Returns the ID of what a fragment names. */
const idOf = ( hash: string ) => elementOf( hash )?.id;

beforeEach( () => {
	document.body.innerHTML = [ 'plain', 'über', 'a%20b', '100%', 'c d' ]
		.map( ( id ) => `<p id="${ id }"></p>` )
		.join( '' );
} );

it( 'finds IDs as browsers do: as they are written, then decoded', () => {
	expect( idOf( '#plain' ) ).toBe( 'plain' );
	expect( idOf( '#%C3%BCber' ) ).toBe( 'über' );
	expect( idOf( '#über' ) ).toBe( 'über' );
	expect( idOf( '#a%20b' ) ).toBe( 'a%20b' );
	expect( idOf( '#c%20d' ) ).toBe( 'c d' );
	expect( idOf( '#100%' ) ).toBe( '100%' );
} );

it( 'finds nothing for what names nothing', () => {
	for ( const hash of [ '', '#', '#gone', '#%', '#%E0%A4%A' ] ) {
		expect( elementOf( hash ) ).toBeNull();
	}
} );
