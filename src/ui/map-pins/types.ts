/** What maps of all vendors have in common. */

/** Latitude and longitude, in degrees. */
export type At = [ number, number ];

/** West, south, east, north, in degrees. */
export type Box = [ number, number, number, number ];

/** A place as the server prints it; null if it has no coordinates. */
export interface Place {
	at: At | null;
	shape?: 'square' | 'rectangle';
	/** Pixels. */
	width?: number;
	height?: number;
	/** Address of a picture. */
	icon?: string;
}

/** What is drawn besides the pins, with the names of S2 §3; empty for nothing. */
export interface Shape {
	googleMapType?: 'polyline' | 'polygon' | 'routes';
	/** Corners; of a route, both ends. */
	polylines?: At[];
	/** Hexadecimal; empty for the ink of the place. */
	strokeColor?: string;
	strokeOpacity?: number;
	/** Pixels. */
	strokeWeight?: number;
	strokeFill?: string;
	strokeFillOpacity?: number;
	/** In upper case. */
	travelMode?: string;
}

export interface MapWords {
	zoomIn: string;
	zoomOut: string;
	group: string;
	close: string;
	wheel: string;
	fingers: string;
}

/** Pixels around a place. */
export interface Space {
	above: number;
	beside: number;
	below: number;
}

/** Everything that a map is opened with. */
export interface MapOptions {
	name: string;
	center: At;
	/** The owner's zoom level; 0 to show all places. */
	zoom: number;
	/** Share of the world's width that all places need; 0 with a zoom level of the owner. */
	span: number;
	shape: Shape;
	mapStyle: string;
	customStyle: object[];
	hasScrollZoom: boolean;
	words: MapWords;
	vendor: { key?: string; tiles?: string; attribution?: string };
}

/** A map of a vendor that elements can be put on. */
export interface Surface {
	/**
	 * Puts an element on a place, which it moves with.
	 *
	 * @param element Positioned around the place by its styles.
	 * @param at      Place.
	 * @param isAbove Whether it lies above all others.
	 * @return Removes it.
	 */
	put: ( element: HTMLElement, at: At, isAbove?: boolean ) => () => void;
	/**
	 * Moves the map so that a place is in the middle, together with what is above it.
	 *
	 * @param at    Place.
	 * @param zoom  Zoom level, or closer.
	 * @param above Pixels above the place that are seen as well.
	 */
	move: ( at: At, zoom?: number, above?: number ) => void;
	/**
	 * Moves the map as little as needed for a place and the space around it to be seen.
	 *
	 * @param at    Place.
	 * @param space Around it; enough for a pin by default.
	 */
	reveal: ( at: At, space?: Space ) => void;
	zoom: () => number;
	box: () => Box;
	/** Calls back after each move. */
	onMoved: ( moved: () => void ) => void;
	/** Moves the focus to the map itself. */
	focus: () => void;
	remove: () => void;
}
