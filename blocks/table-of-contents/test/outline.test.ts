/** Headings as a tree. */
import { outline } from '../edit/outline';

const heading = ( level: number, text: string ) => ( { level, text } );

/** Returns the tree as nested lists of texts. */
const words = ( branches: ReturnType< typeof outline > ): unknown[] =>
	branches.map( ( { text, under } ) =>
		under.length ? [ text, ...words( under ) ] : text
	);

test( 'nests deeper headings', () => {
	expect(
		words(
			outline(
				[
					heading( 2, 'A' ),
					heading( 3, 'A1' ),
					heading( 4, 'A1a' ),
					heading( 3, 'A2' ),
					heading( 2, 'B' ),
				],
				true
			)
		)
	).toEqual( [ [ 'A', [ 'A1', 'A1a' ], 'A2' ], 'B' ] );
} );

test( 'a skipped level creates no empty list; a deeper start is a first level', () => {
	expect(
		words(
			outline(
				[ heading( 3, 'A' ), heading( 2, 'B' ), heading( 4, 'B1' ) ],
				true
			)
		)
	).toEqual( [ 'A', [ 'B', 'B1' ] ] );
} );

test( 'a flat list has one level', () => {
	expect(
		words( outline( [ heading( 2, 'A' ), heading( 3, 'B' ) ], false ) )
	).toEqual( [ 'A', 'B' ] );
} );
