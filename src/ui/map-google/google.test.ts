/** Google's maps, by a stand-in for its API: what is asked for, and what happens if it refuses. */
import type { MapOptions } from '@frontage/map-pins/types';
import { openMap } from '.';
import { styleOf } from './styles';

const OPTIONS: MapOptions = {
	name: 'Map',
	center: [ 48.1, 11.5 ],
	zoom: 12,
	span: 0,
	shape: {},
	mapStyle: 'standard',
	customStyle: [],
	hasScrollZoom: false,
	words: {
		zoomIn: '',
		zoomOut: '',
		group: '',
		close: '',
		wheel: '',
		fingers: '',
	},
	vendor: { key: 'public key' },
};

const ROUTE: MapOptions = {
	...OPTIONS,
	shape: {
		googleMapType: 'routes',
		polylines: [
			[ 48.1, 11.5 ],
			[ 48.2, 11.6 ],
		],
		strokeColor: '#aa0000',
		travelMode: 'walking',
	},
};

interface Asked {
	map?: object;
	route?: object;
	drawn: unknown[];
}

const asked: Asked = { drawn: [] };

/** How the stand-in answers. */
let status = 'OK';
let isRefused = false;

/** Puts a stand-in in place of Google's API. */
function standIn() {
	const none = { lat: () => 0, lng: () => 0 };
	class View {
		static preventMapHitsAndGesturesFrom() {}
		onAdd() {}
		draw() {}
		onRemove() {}
		getPanes() {
			return null;
		}
		getProjection() {
			return { fromLatLngToDivPixel: () => null };
		}
		setMap() {
			this.onAdd();
		}
	}
	class GoogleMap {
		constructor( _: HTMLElement, options: object ) {
			asked.map = options;
		}
		addListener( event: string, callback: () => void ) {
			if ( event === 'tilesloaded' ) {
				setTimeout( () =>
					isRefused ? window.gm_authFailure!() : callback()
				);
			}
		}
		getZoom() {
			return 12;
		}
		getBounds() {
			return { getSouthWest: () => none, getNorthEast: () => none };
		}
		panTo() {}
		panBy() {}
		setZoom() {}
		getDiv() {
			return document.body;
		}
	}
	class Drawn {
		constructor( options: object ) {
			asked.drawn.push( options );
		}
		setDirections( result: unknown ) {
			asked.drawn.push( result );
		}
	}
	class DirectionsService {
		route(
			request: object,
			done: ( result: unknown, status: string ) => void
		) {
			asked.route = request;
			done( 'the way', status );
			return status === 'OK'
				? Promise.resolve()
				: Promise.reject( new Error( status ) );
		}
	}
	window.google = {
		maps: {
			Map: GoogleMap,
			LatLng: class {},
			Polyline: Drawn,
			Polygon: Drawn,
			DirectionsRenderer: Drawn,
			DirectionsService,
			OverlayView: View,
		},
	};
}

const script = () =>
	document.head.querySelector< HTMLScriptElement >( 'script' )!;

/** The script is loaded once per page: the order of these tests matters. */
test( 'a script that is blocked fails, and can be tried again with the key', async () => {
	const opened = openMap( document.createElement( 'div' ), OPTIONS );
	const url = new URL( script().src );
	expect( url.origin ).toBe( 'https://maps.googleapis.com' );
	expect( url.searchParams.get( 'key' ) ).toBe( 'public key' );
	script().dispatchEvent( new Event( 'error' ) );
	await expect( opened ).rejects.toThrow( 'did not load' );
	expect( document.head.querySelector( 'script' ) ).toBeNull();
	standIn();
	const again = openMap( document.createElement( 'div' ), OPTIONS );
	window.frontageMapsReady!();
	await again;
	expect( asked.map ).toMatchObject( {
		center: { lat: 48.1, lng: 11.5 },
		gestureHandling: 'cooperative',
		styles: [],
	} );
} );

test( 'a route is asked for in upper case, and drawn only with the status OK (S2 §5)', async () => {
	for ( status of [ 'ZERO_RESULTS', 'NOT_FOUND', 'REQUEST_DENIED', 'ok' ] ) {
		asked.route = undefined;
		await openMap( document.createElement( 'div' ), ROUTE );
		expect( asked.route ).toEqual( {
			origin: { lat: 48.1, lng: 11.5 },
			destination: { lat: 48.2, lng: 11.6 },
			travelMode: 'WALKING',
		} );
		expect( asked.drawn ).toEqual( [] );
	}
	status = 'OK';
	await openMap( document.createElement( 'div' ), ROUTE );
	expect( asked.drawn ).toEqual( [
		expect.objectContaining( {
			suppressMarkers: true,
			polylineOptions: expect.objectContaining( {
				strokeColor: '#aa0000',
			} ),
		} ),
		'the way',
	] );
} );

test( 'a refused key is a failure, also for what was there before', async () => {
	isRefused = true;
	const before = jest.fn();
	window.gm_authFailure = before;
	await expect(
		openMap( document.createElement( 'div' ), OPTIONS )
	).rejects.toThrow( 'refused' );
	expect( before ).toHaveBeenCalledTimes( 1 );
	expect( window.gm_authFailure ).toBe( before );
} );

test( 'styles: none, one of five, or the owner’s', () => {
	expect( styleOf( 'standard', [] ) ).toEqual( [] );
	expect( styleOf( 'custom', [ { a: 1 } ] ) ).toEqual( [ { a: 1 } ] );
	expect( styleOf( 'night', [ { a: 1 } ] )[ 0 ] ).toEqual( {
		featureType: 'all',
		elementType: 'geometry',
		stylers: [ { color: '#242f3e' } ],
	} );
} );
