/** Maps of Google, with the same pins as all others. */
import type { At, Box, MapOptions, Surface } from '@frontage/map-pins/types';
import { zoomOf } from '@frontage/map-pins/zoom';
import { latLng, loadGoogle, type GoogleMap, type GoogleMaps } from './google';
import { styleOf } from './styles';

export { putPins } from '@frontage/map-pins/pins';

/** Without a picture after this time, Google does not answer. */
const PATIENCE_MS = 15_000;

/**
 * Opens a map. Resolves when it can be seen.
 *
 * @param canvas  Empty element.
 * @param options What it shows.
 * @throws If Google cannot be reached, or refuses the key.
 */
export async function openMap(
	canvas: HTMLElement,
	options: MapOptions
): Promise< Surface > {
	const maps = await loadGoogle( options.vendor.key! );
	const map = new maps.Map( canvas, {
		center: latLng( options.center ),
		zoom: zoomOf( options, canvas.clientWidth ),
		styles: styleOf( options.mapStyle, options.customStyle ),
		// Wheels and single fingers belong to the page; Google says so in its own words.
		gestureHandling: options.hasScrollZoom ? 'greedy' : 'cooperative',
		scrollwheel: options.hasScrollZoom ? true : undefined,
		mapTypeControl: false,
		streetViewControl: false,
	} );
	await seen( map );
	draw( maps, map, options, canvas );
	return surfaceOf( maps, map );
}

/** Resolves with the first pictures; rejects if the key is refused. */
const seen = ( map: GoogleMap ) =>
	new Promise< void >( ( resolve, reject ) => {
		const before = window.gm_authFailure;
		const done = () => {
			clearTimeout( timer );
			// Another map may be waiting meanwhile.
			if ( window.gm_authFailure === fail ) {
				window.gm_authFailure = before;
			}
		};
		const fail = () => {
			done();
			before?.();
			reject( new Error( 'Google Maps refused the map.' ) );
		};
		const timer = setTimeout( fail, PATIENCE_MS );
		window.gm_authFailure = fail;
		map.addListener( 'tilesloaded', () => {
			done();
			resolve();
		} );
	} );

/** Draws the line, the area, or the route; a route only if Google finds one (S2 §5). */
function draw(
	maps: GoogleMaps,
	map: GoogleMap,
	{ shape }: MapOptions,
	canvas: HTMLElement
): void {
	const { googleMapType, polylines = [] } = shape;
	if ( ! googleMapType ) {
		return;
	}
	const ink = getComputedStyle( canvas ).color;
	const path = polylines.map( latLng );
	const stroke = {
		strokeColor: shape.strokeColor || ink,
		strokeOpacity: shape.strokeOpacity,
		strokeWeight: shape.strokeWeight,
	};
	if ( googleMapType === 'polyline' ) {
		new maps.Polyline( { map, path, ...stroke } );
	} else if ( googleMapType === 'polygon' ) {
		new maps.Polygon( {
			map,
			paths: path,
			fillColor: shape.strokeFill || ink,
			fillOpacity: shape.strokeFillOpacity,
			...stroke,
		} );
	} else {
		drawRoute( maps, map, shape.travelMode!, path, stroke );
	}
}

function drawRoute(
	maps: GoogleMaps,
	map: GoogleMap,
	travelMode: string,
	[ origin, destination ]: object[],
	polylineOptions: object
) {
	const answer = new maps.DirectionsService().route(
		{ origin, destination, travelMode: travelMode.toUpperCase() },
		( result, status ) => {
			if ( status === 'OK' ) {
				new maps.DirectionsRenderer( {
					map,
					suppressMarkers: true,
					preserveViewport: true,
					polylineOptions,
				} ).setDirections( result );
			}
		}
	);
	// The same failure once more, as a promise.
	Promise.resolve( answer ).catch( () => {} );
}

function surfaceOf( maps: GoogleMaps, map: GoogleMap ): Surface {
	const put = ( element: HTMLElement, at: At, isAbove = false ) => {
		const place = new maps.LatLng( ...at );
		const view = new maps.OverlayView();
		const holder = document.createElement( 'div' );
		holder.style.position = 'absolute';
		holder.append( element );
		maps.OverlayView.preventMapHitsAndGesturesFrom( holder );
		view.onAdd = () =>
			view
				.getPanes()
				?.[ isAbove ? 'floatPane' : 'overlayMouseTarget' ].append(
					holder
				);
		view.draw = () => {
			const pixel = view.getProjection().fromLatLngToDivPixel( place );
			if ( pixel ) {
				holder.style.left = `${ pixel.x }px`;
				holder.style.top = `${ pixel.y }px`;
			}
		};
		view.onRemove = () => holder.remove();
		view.setMap( map );
		return () => view.setMap( null );
	};
	const box = (): Box => {
		const bounds = map.getBounds();
		const [ from, to ] = [ bounds?.getSouthWest(), bounds?.getNorthEast() ];
		return from && to && from.lng() < to.lng()
			? [ from.lng(), from.lat(), to.lng(), to.lat() ]
			: [ -180, -85, 180, 85 ];
	};
	const zoom = () => map.getZoom() ?? 0;
	const move = ( at: At, closer = 0, above = 0 ) => {
		map.panTo( latLng( at ) );
		if ( closer > zoom() ) {
			map.setZoom( closer );
		}
		if ( above ) {
			map.panBy( 0, -above / 2 );
		}
	};
	return {
		put,
		box,
		zoom,
		move,
		reveal( [ latitude, longitude ], space ) {
			if ( space ) {
				move( [ latitude, longitude ], 0, space.above );
				return;
			}
			const [ west, south, east, north ] = box();
			if (
				latitude < south ||
				latitude > north ||
				longitude < west ||
				longitude > east
			) {
				map.panTo( { lat: latitude, lng: longitude } );
			}
		},
		onMoved: ( moved ) => map.addListener( 'idle', moved ),
		focus: () => map.getDiv().focus( { preventScroll: true } ),
		remove: () => map.getDiv().replaceChildren(),
	};
}
