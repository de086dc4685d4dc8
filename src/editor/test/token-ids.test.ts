/** Names are saved as IDs, and none are lost. */
import { idsOf, labelsOf } from '../list-fields/token-ids';

const names = new Map( [
	[ 3, 'News' ],
	[ 5, 'Sea' ],
	[ 8, 'news' ],
] );

test( 'adds numbers to items of the same name', () => {
	const labels = labelsOf( names );
	expect( [ ...labels.values() ] ).toEqual( [
		'News (#3)',
		'Sea',
		'news (#8)',
	] );
	expect( idsOf( [ 'news (#8)', 'Sea' ], [ 3 ], labels ) ).toEqual( [
		8, 5,
	] );
} );

test( 'keeps the order of the field, ignores case, and skips unknown names', () => {
	const labels = labelsOf( new Map( [ ...names ].slice( 0, 2 ) ) );
	expect( idsOf( [ 'sea', 'NEWS', 'Wind' ], [ 3 ], labels ) ).toEqual( [
		5, 3,
	] );
	expect( idsOf( [], [ 3, 5 ], labels ) ).toEqual( [] );
} );

test( 'keeps items that have no name yet', () => {
	expect( idsOf( [ 'Sea' ], [ 7, 9 ], labelsOf( names ) ) ).toEqual( [
		7, 9, 5,
	] );
} );
