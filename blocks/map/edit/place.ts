/** A place of the attribute; the names are those of S2 §3. */
export interface Place {
	pin_item_title?: string;
	address?: string;
	pin_item_description?: string;
	pin_latitude?: string;
	pin_longitude?: string;
	pin_shape?: string;
	pin_icon?: string;
	square_pin_size?: number;
	rectangular_pin_size_width?: number;
	rectangular_pin_size_height?: number;
}

/** Returns the list with a place changed. */
export const withPlace = (
	places: Place[],
	at: number,
	changed: Partial< Place >
): Place[] =>
	places.map( ( place, index ) =>
		index === at ? { ...place, ...changed } : place
	);

/** Returns the list with a place at another position; the same list if there is none. */
export function withMoved( places: Place[], from: number, to: number ) {
	if ( to < 0 || to >= places.length ) {
		return places;
	}
	const moved = [ ...places ];
	moved.splice( to, 0, ...moved.splice( from, 1 ) );
	return moved;
}

/** Returns the coordinates of a place as text; empty without any. */
export const coordinatesOf = ( place: Place ) =>
	place.pin_latitude && place.pin_longitude
		? `${ place.pin_latitude }, ${ place.pin_longitude }`
		: '';
