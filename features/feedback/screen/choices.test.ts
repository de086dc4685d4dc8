import { choicesOf, ofThree } from './choices';
import { styleOn } from './scale';

const seen = ( day: number ) =>
	choicesOf( styleOn( day ) ).map( ( { rating, sign, isPositive } ) => [
		rating,
		sign,
		isPositive,
	] );

it( 'shows thumbs until the tenth, faces until the twentieth, then numbers; one to three are negative', () => {
	expect( seen( 10 ) ).toEqual( [
		[ 5, '👍', true ],
		[ 1, '👎', false ],
	] );
	expect( seen( 11 ) ).toEqual( [
		[ 1, '😠', false ],
		[ 2, '🙁', false ],
		[ 3, '😐', false ],
		[ 4, '🙂', true ],
		[ 5, '😍', true ],
	] );
	expect( seen( 31 ).map( ( [ , sign ] ) => sign ) ).toEqual( [
		'1',
		'2',
		'3',
		'4',
		'5',
	] );
} );

it( 'uses a scale of three in the popup, where thumbs down is 3', () => {
	expect( ofThree().map( ( { rating, name } ) => [ rating, name ] ) ).toEqual(
		[
			[ 1, 'I like it' ],
			[ 3, 'I don’t like it' ],
		]
	);
} );
