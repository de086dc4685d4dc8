/** Maps of OpenStreetMap, or of another tile server, by Leaflet. */
import {
	DomEvent,
	control,
	divIcon,
	map as createMap,
	marker,
	noConflict,
	polygon,
	polyline,
	tileLayer,
	type Map as LeafletMap,
	type TileLayer,
} from 'leaflet';
import { prefersReducedMotion } from '@frontage/lib/reduced-motion';
import type { MapOptions, Surface } from '@frontage/map-pins/types';
import { guardGestures } from './gestures';
import { addLook } from './look';

export { putPins } from '@frontage/map-pins/pins';

// Leaflet makes itself a global variable, which may belong to another plugin.
noConflict();

const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** Without a single tile after this time, the server cannot be reached. */
const PATIENCE_MS = 15_000;

/**
 * Opens a map. Resolves with the first tile.
 *
 * @param canvas  Empty element.
 * @param options What it shows.
 * @throws If no tile arrives.
 */
export async function openMap(
	canvas: HTMLElement,
	options: MapOptions
): Promise< Surface > {
	addLook( canvas.ownerDocument );
	const isCalm = prefersReducedMotion().matches;
	const map = createMap( canvas, {
		center: options.center,
		zoom: options.zoom,
		zoomControl: false,
		attributionControl: false,
		scrollWheelZoom: options.hasScrollZoom,
		zoomAnimation: ! isCalm,
		fadeAnimation: ! isCalm,
		markerZoomAnimation: ! isCalm,
		inertia: ! isCalm,
	} );
	canvas.classList.add( `is-${ options.mapStyle }` );
	canvas.setAttribute( 'role', 'region' );
	canvas.setAttribute( 'aria-label', options.name );
	addControls( map, options );
	draw( map, options, canvas );
	if ( ! options.hasScrollZoom ) {
		guardGestures( map, options.words );
	}
	const tiles = tileLayer( options.vendor.tiles!, {
		maxZoom: 19,
		// Tile servers refuse requests without one.
		referrerPolicy: 'strict-origin-when-cross-origin',
	} );
	const arrival = firstTile( tiles );
	tiles.addTo( map );
	try {
		await arrival;
	} catch ( error ) {
		map.remove();
		throw error;
	}
	return surfaceOf( map, isCalm );
}

function addControls( map: LeafletMap, { words, vendor }: MapOptions ) {
	control
		.zoom( {
			position: 'topright',
			zoomInTitle: words.zoomIn,
			zoomOutTitle: words.zoomOut,
		} )
		.addTo( map );
	control.scale( { position: 'bottomleft' } ).addTo( map );
	const link = document.createElement( 'a' );
	link.href = COPYRIGHT;
	link.textContent = vendor.attribution!;
	control
		.attribution( { prefix: false } )
		.addAttribution( link.outerHTML )
		.addTo( map );
}

/** Draws the line, the area, or the straight line of a route. */
function draw(
	map: LeafletMap,
	{ shape }: MapOptions,
	canvas: HTMLElement
): void {
	const { googleMapType, polylines = [] } = shape;
	if ( ! googleMapType ) {
		return;
	}
	const ink = getComputedStyle( canvas ).color;
	const isArea = googleMapType === 'polygon';
	const options = {
		color: shape.strokeColor || ink,
		opacity: shape.strokeOpacity,
		weight: shape.strokeWeight,
		fill: isArea,
		fillColor: shape.strokeFill || ink,
		fillOpacity: shape.strokeFillOpacity,
		interactive: false,
		dashArray: googleMapType === 'routes' ? '4 10' : undefined,
	};
	( isArea
		? polygon( polylines, options )
		: polyline( polylines, options )
	).addTo( map );
}

/** Resolves with the first tile; rejects when all of the first view have failed, or none came in time. */
const firstTile = ( tiles: TileLayer ) =>
	new Promise< void >( ( resolve, reject ) => {
		const fail = () => {
			clearTimeout( timer );
			reject( new Error( 'No map tile could be loaded.' ) );
		};
		const timer = setTimeout( fail, PATIENCE_MS );
		tiles.once( 'tileload', () => {
			clearTimeout( timer );
			resolve();
		} );
		tiles.once( 'load', fail );
	} );

function surfaceOf( map: LeafletMap, isCalm: boolean ): Surface {
	const motion = { animate: ! isCalm };
	return {
		put( element, at, isAbove = false ) {
			DomEvent.disableClickPropagation( element );
			const placed = marker( at, {
				icon: divIcon( {
					html: element,
					className: '',
					iconSize: [ 0, 0 ],
				} ),
				interactive: false,
				keyboard: false,
				zIndexOffset: isAbove ? 10_000 : 0,
			} ).addTo( map );
			return () => placed.remove();
		},
		move: ( at, zoom = 0 ) =>
			map.setView( at, Math.max( map.getZoom(), zoom ), motion ),
		reveal: ( at ) =>
			map.panInside( at, { padding: [ 60, 60 ], ...motion } ),
		zoom: () => map.getZoom(),
		box() {
			const bounds = map.getBounds();
			return [
				bounds.getWest(),
				bounds.getSouth(),
				bounds.getEast(),
				bounds.getNorth(),
			];
		},
		onMoved: ( moved ) => map.on( 'moveend', moved ),
		focus: () => map.getContainer().focus( { preventScroll: true } ),
		remove: () => map.remove(),
	};
}
