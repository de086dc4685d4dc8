/** The drawing's projection is the one of web maps: Leaflet says the same as `Point` in PHP (PointTest). */
import { CRS, latLng } from 'leaflet';
import vectors from './vectors.json';

test.each( vectors )(
	'$latitude, $longitude',
	( { latitude, longitude, x, y } ) => {
		const point = CRS.EPSG3857.latLngToPoint(
			latLng( latitude, longitude ),
			0
		);
		expect( point.x / 256 ).toBeCloseTo( x, 8 );
		expect( point.y / 256 ).toBeCloseTo( y, 8 );
	}
);
