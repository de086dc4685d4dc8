/** The part of Google's Maps JavaScript API that is used; its script is loaded once per page. */
import type { At } from '@frontage/map-pins/types';

export interface LatLng {
	lat: number;
	lng: number;
}

interface Position {
	lat: () => number;
	lng: () => number;
}

export interface GoogleMap {
	addListener: ( event: string, callback: () => void ) => void;
	getZoom: () => number | undefined;
	getBounds: () =>
		| { getSouthWest: () => Position; getNorthEast: () => Position }
		| undefined;
	panTo: ( at: LatLng ) => void;
	panBy: ( x: number, y: number ) => void;
	setZoom: ( zoom: number ) => void;
	getDiv: () => HTMLElement;
}

export interface OverlayView {
	onAdd: () => void;
	draw: () => void;
	onRemove: () => void;
	getPanes: () => Record<
		'overlayMouseTarget' | 'floatPane',
		HTMLElement
	> | null;
	getProjection: () => {
		fromLatLngToDivPixel: (
			at: unknown
		) => { x: number; y: number } | null;
	};
	setMap: ( map: GoogleMap | null ) => void;
}

export interface GoogleMaps {
	Map: new ( element: HTMLElement, options: object ) => GoogleMap;
	LatLng: new ( latitude: number, longitude: number ) => unknown;
	Polyline: new ( options: object ) => unknown;
	Polygon: new ( options: object ) => unknown;
	DirectionsService: new () => {
		route: (
			request: object,
			done: ( result: unknown, status: string ) => void
		) => unknown;
	};
	DirectionsRenderer: new ( options: object ) => {
		setDirections: ( result: unknown ) => void;
	};
	OverlayView: ( new () => OverlayView ) & {
		preventMapHitsAndGesturesFrom: ( element: Element ) => void;
	};
}

declare global {
	interface Window {
		google?: { maps?: GoogleMaps };
		frontageMapsReady?: () => void;
		/** Google calls it when it refuses a key. */
		gm_authFailure?: () => void;
	}
}

/** Without an answer after this time, Google cannot be reached. */
const PATIENCE_MS = 15_000;

let pending: Promise< GoogleMaps > | undefined;

/**
 * Loads Google's script.
 *
 * @param key The site's public key.
 * @throws If it does not come.
 */
export function loadGoogle( key: string ): Promise< GoogleMaps > {
	pending ??= new Promise< GoogleMaps >( ( resolve, reject ) => {
		const fail = () => {
			pending = undefined;
			script.remove();
			reject( new Error( 'Google Maps did not load.' ) );
		};
		const timer = setTimeout( fail, PATIENCE_MS );
		window.frontageMapsReady = () => {
			clearTimeout( timer );
			resolve( window.google!.maps! );
		};
		const script = document.createElement( 'script' );
		script.async = true;
		script.src = `https://maps.googleapis.com/maps/api/js?${ new URLSearchParams(
			{
				key,
				v: 'quarterly',
				loading: 'async',
				language: document.documentElement.lang,
				callback: 'frontageMapsReady',
			}
		) }`;
		script.addEventListener( 'error', fail );
		document.head.append( script );
	} );
	return pending;
}

/**
 * Returns a place as Google writes it.
 *
 * @param at Latitude and longitude.
 */
export const latLng = ( [ lat, lng ]: At ): LatLng => ( { lat, lng } );
