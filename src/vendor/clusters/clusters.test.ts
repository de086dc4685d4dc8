/** Clusters: every place is in exactly one, and they come apart when the map is near. */
import { clustersOf, type Cluster } from '.';

type Given = Parameters< typeof clustersOf >[ 0 ];

const WORLD: [ number, number, number, number ] = [ -180, -85, 180, 85 ];

const PLACES: Given = [
	[ 0, [ 47.8, 13.04 ] ],
	[ 3, [ 47.8001, 13.0401 ] ],
	[ 7, [ -33.9, 151.2 ] ],
];

const counted = ( clusters: Cluster[] ) =>
	clusters.reduce( ( sum, { count } ) => sum + count, 0 );

test( 'close places become one, with their number; others keep their index', () => {
	const found = clustersOf( PLACES )( WORLD, 3 );
	expect( found ).toHaveLength( 2 );
	const group = found.find( ( { place } ) => place < 0 )!;
	expect( group ).toMatchObject( { count: 2 } );
	expect( group.id ).toBeGreaterThan( 0 );
	expect( found.find( ( { count } ) => count === 1 ) ).toMatchObject( {
		place: 7,
		id: 0,
		at: [ expect.closeTo( -33.9 ), expect.closeTo( 151.2 ) ],
	} );
	const apart = clustersOf( PLACES )( WORLD, group.zoom );
	expect( apart.map( ( { place } ) => place ).sort() ).toEqual( [ 0, 3, 7 ] );
} );

test( 'all places are counted at every zoom, and half levels are rounded', () => {
	const many: Given = Array.from( { length: 500 }, ( _, at ) => [
		at,
		[ 50 + Math.sin( at ) * 5, 10 + Math.cos( at * 1.7 ) * 8 ],
	] );
	const find = clustersOf( many );
	for ( const zoom of [ 0, 4.5, 9, 14, 19 ] ) {
		expect( counted( find( WORLD, zoom ) ) ).toBe( 500 );
	}
	expect( find( WORLD, 0 ).length ).toBeLessThan( 10 );
} );
