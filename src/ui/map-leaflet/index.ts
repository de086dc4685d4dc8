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
import { PIN_SPACE } from '@frontage/map-pins/space';
import type { At, MapOptions, Surface } from '@frontage/map-pins/types';
import { zoomOf } from '@frontage/map-pins/zoom';
import { guardGestures } from './gestures';
import { addMapStyles } from './styles';

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
	addMapStyles( canvas.ownerDocument );
	const isCalm = prefersReducedMotion().matches;
	const map = createMap( canvas, {
		center: options.center,
		zoom: zoomOf( options, canvas.clientWidth ),
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
	followSize( map, canvas );
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
	return surfaceOf( map, isCalm, copyNear( options.center ) );
}

function addControls( map: LeafletMap, { words, vendor }: MapOptions ) {
	control.scale( { position: 'bottomleft' } ).addTo( map );
	const link = document.createElement( 'a' );
	link.href = COPYRIGHT;
	link.textContent = vendor.attribution!;
	control
		.attribution( { prefix: false } )
		.addAttribution( link.outerHTML )
		.addTo( map );
	// At the bottom, since boxes of pins open upwards; later controls stand above earlier ones.
	control
		.zoom( {
			position: 'bottomright',
			zoomInTitle: words.zoomIn,
			zoomOutTitle: words.zoomOut,
		} )
		.addTo( map );
}

/** Redraws the map when its place gets another size: in a tab that opens, or beside a column that closes. */
function followSize( map: LeafletMap, canvas: HTMLElement ): void {
	const observer = new ResizeObserver( () => map.invalidateSize() );
	observer.observe( canvas );
	map.on( 'unload', () => observer.disconnect() );
}

/** Draws the line, the area, or the straight line of a route. */
function draw(
	map: LeafletMap,
	{ shape, center }: MapOptions,
	canvas: HTMLElement
): void {
	const { googleMapType } = shape;
	if ( ! googleMapType ) {
		return;
	}
	const ink = getComputedStyle( canvas ).color;
	const polylines = ( shape.polylines ?? [] ).map( copyNear( center ) );
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

/** Returns a function that moves places to the copy of the world in which the map opened: Samoa is close to Fiji. */
const copyNear =
	( [ , middle ]: At ) =>
	( [ latitude, longitude ]: At ): At => [
		latitude,
		longitude - Math.round( ( longitude - middle ) / 360 ) * 360,
	];

function surfaceOf(
	map: LeafletMap,
	isCalm: boolean,
	near: ( at: At ) => At
): Surface {
	const motion = { animate: ! isCalm };
	return {
		put( element, at, isAbove = false ) {
			DomEvent.disableClickPropagation( element );
			const placed = marker( near( at ), {
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
		move( at, zoom = 0, above = 0 ) {
			const level = Math.max( map.getZoom(), zoom );
			const middle = map
				.project( near( at ), level )
				.subtract( [ 0, above / 2 ] );
			map.setView( map.unproject( middle, level ), level, motion );
		},
		reveal: ( at, { above, beside, below } = PIN_SPACE ) =>
			map.panInside( near( at ), {
				paddingTopLeft: [ beside, above ],
				paddingBottomRight: [ beside, below ],
				...motion,
			} ),
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
