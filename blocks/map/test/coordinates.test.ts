/** Coordinates as people paste them, and how lists of places change. */
import { coordinatesIn, pointsIn } from '../edit/coordinates';
import { coordinatesOf, withMoved, withPlace } from '../edit/place';
import { lineOf } from '../edit/transforms';

jest.mock( '@wordpress/blocks', () => ( {} ) );

test.each( [
	[ '47.8003, 13.0436', '47.8003', '13.0436' ],
	[ '47.8003 13.0436', '47.8003', '13.0436' ],
	[ '(-33.8568, 151.2153)', '-33.8568', '151.2153' ],
	[ '47,8003; 13,0436', '47.8003', '13.0436' ],
	[ '47,8003 13,0436', '47.8003', '13.0436' ],
	[ '33.8568° S, 151.2153° E', '-33.8568', '151.2153' ],
	[ '48°12′30″ N 16°22′23.4″ E', '48.2083333', '16.3731667' ],
	[ `33°51'24"S 151°12'55"W`, '-33.8566667', '-151.2152778' ],
	[
		'https://www.google.com/maps/place/X/@48.2,16.37,15z/data=!3d48.2082!4d16.3738',
		'48.2082',
		'16.3738',
	],
	[ 'https://www.google.com/maps/@48.2,16.37,15z', '48.2', '16.37' ],
	[
		'https://www.openstreetmap.org/#map=15/48.2082/16.3738',
		'48.2082',
		'16.3738',
	],
	[
		'https://www.openstreetmap.org/?mlat=48.2082&mlon=16.3738',
		'48.2082',
		'16.3738',
	],
	[ 'geo:48.2,16.37?z=15', '48.2', '16.37' ],
] )( 'finds them in “%s”', ( text, latitude, longitude ) => {
	expect( coordinatesIn( text ) ).toEqual( [ latitude, longitude ] );
} );

test.each( [
	'',
	'Mill Lane 4',
	'91, 0',
	'0, 181',
	'47.8',
	'https://example.com/',
	'48°12′30″ N 16°22′23″ N',
] )( 'finds none in “%s”', ( text ) => {
	expect( coordinatesIn( text ) ).toBeNull();
} );

test( 'a point on each line; other lines are left out', () => {
	expect( pointsIn( '1, 2\nx\n\n3 4' ) ).toEqual( [
		{ ha_gmap_polyline_lat: '1', ha_gmap_polyline_lng: '2' },
		{ ha_gmap_polyline_lat: '3', ha_gmap_polyline_lng: '4' },
	] );
} );

test( 'places change and move; ends stay ends', () => {
	const places = [ { address: 'a' }, { address: 'b' } ];
	expect( withPlace( places, 1, { address: 'c' } ) ).toEqual( [
		{ address: 'a' },
		{ address: 'c' },
	] );
	expect( withMoved( places, 0, 1 ) ).toEqual( [ places[ 1 ], places[ 0 ] ] );
	expect( withMoved( places, 0, -1 ) ).toBe( places );
	expect( withMoved( places, 1, 2 ) ).toBe( places );
	expect( coordinatesOf( { pin_latitude: '1', pin_longitude: '2' } ) ).toBe(
		'1, 2'
	);
	expect( coordinatesOf( { pin_latitude: '1' } ) ).toBe( '' );
} );

test( 'a line of a list says everything, as text', () => {
	expect(
		lineOf( {
			pin_item_title: 'A <b>',
			address: 'Lane & 4',
			pin_item_description: 'Open',
			pin_latitude: '1',
			pin_longitude: '2',
		} )
	).toBe(
		'<strong>A &lt;b&gt;</strong> <a href="https://www.openstreetmap.org/directions?to=1%2C2">Lane &amp; 4</a> Open'
	);
	expect( lineOf( { address: 'Lane 4' } ) ).toBe( 'Lane 4' );
} );
