import { isPositive, styleOn } from './scale';

it( 'shows thumbs, faces or numbers by the day of the month', () => {
	expect( [ 1, 10, 11, 20, 21, 31 ].map( styleOn ) ).toEqual( [
		'thumbs',
		'thumbs',
		'faces',
		'faces',
		'numbers',
		'numbers',
	] );
} );

it( 'treats one to three of five as negative, four and five as positive', () => {
	expect( [ 1, 2, 3, 4, 5 ].map( isPositive ) ).toEqual( [
		false,
		false,
		false,
		true,
		true,
	] );
} );
