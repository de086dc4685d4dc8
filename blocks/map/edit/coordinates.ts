/** Coordinates as people copy them. */

/** Latitude and longitude as text, with a point. */
export type Pair = [ latitude: string, longitude: string ];

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';

/** In addresses of maps: `@48.2,16.37`, `#map=15/48.2/16.37`, `?q=48.2,16.37`, `geo:48.2,16.37`. */
const IN_ADDRESS = [
	new RegExp( `!3d${ NUMBER }!4d${ NUMBER }` ),
	new RegExp( `#map=[\\d.]+/${ NUMBER }/${ NUMBER }` ),
	new RegExp( `[@=:/]${ NUMBER }(?:,|%2C)\\s?${ NUMBER }`, 'i' ),
	new RegExp( `[?&]mlat=${ NUMBER }&mlon=${ NUMBER }` ),
];

/** Two decimal numbers, with points, or with commas and something else between them. */
const DECIMAL =
	/^\(?\s*([-+]?\d{1,3}(?:\.\d+)?)\s*°?\s*([NS])?[\s,;]+([-+]?\d{1,3}(?:\.\d+)?)\s*°?\s*([EWO])?\s*\)?$/i;

const DECIMAL_COMMA = /^([-+]?\d{1,3},\d+)\s*[;\s/]\s*([-+]?\d{1,3},\d+)$/;

/** Degrees, minutes and seconds, such as `48°12′30.5″ N`. */
const SEXAGESIMAL =
	/(\d{1,3})\s*°\s*(?:(\d{1,2})\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|”|'')\s*)?([NSEWO])/gi;

/** Decimals of a degree: about a centimeter. */
const DECIMALS = 7;

const round = ( value: number ) => String( +value.toFixed( DECIMALS ) );

function checked( latitude: number, longitude: number ): Pair | null {
	return Math.abs( latitude ) <= 90 && Math.abs( longitude ) <= 180
		? [ round( latitude ), round( longitude ) ]
		: null;
}

function sexagesimal( text: string ): Pair | null {
	const found = [ ...text.matchAll( SEXAGESIMAL ) ];
	if ( found.length !== 2 ) {
		return null;
	}
	const values = found.map( ( [ , degrees, minutes, seconds, side ] ) => {
		const value =
			Number( degrees ) +
			Number( minutes ?? 0 ) / 60 +
			Number( ( seconds ?? '0' ).replace( ',', '.' ) ) / 3600;
		return {
			value: /[SW]/i.test( side! ) ? -value : value,
			isLatitude: /[NS]/i.test( side! ),
		};
	} );
	const latitude = values.find( ( { isLatitude } ) => isLatitude );
	const longitude = values.find( ( { isLatitude } ) => ! isLatitude );
	return latitude && longitude
		? checked( latitude.value, longitude.value )
		: null;
}

/**
 * Returns the coordinates in a text: two numbers, degrees with minutes, or the address of a map. Null if there are none.
 *
 * @param text What was typed or pasted.
 */
export function coordinatesIn( text: string ): Pair | null {
	const trimmed = text.trim();
	const signed = ( value: string, side = '' ) =>
		Number( value ) * ( /[SW]/i.test( side ) ? -1 : 1 );
	const decimal = DECIMAL.exec( trimmed );
	if ( decimal ) {
		return checked(
			signed( decimal[ 1 ]!, decimal[ 2 ] ),
			signed( decimal[ 3 ]!, decimal[ 4 ] )
		);
	}
	const comma = DECIMAL_COMMA.exec( trimmed );
	if ( comma ) {
		return checked(
			Number( comma[ 1 ]!.replace( ',', '.' ) ),
			Number( comma[ 2 ]!.replace( ',', '.' ) )
		);
	}
	if ( /^(?:https?:|geo:)/i.test( trimmed ) ) {
		for ( const pattern of IN_ADDRESS ) {
			const found = pattern.exec( trimmed );
			if ( found ) {
				return checked( Number( found[ 1 ] ), Number( found[ 2 ] ) );
			}
		}
		return null;
	}
	return sexagesimal( trimmed );
}

/**
 * Returns the points of a text with a pair on each line; lines without coordinates are left out.
 *
 * @param text Typed or pasted.
 */
export const pointsIn = ( text: string ) =>
	text.split( '\n' ).flatMap( ( line ) => {
		const pair = coordinatesIn( line );
		return pair
			? [
					{
						ha_gmap_polyline_lat: pair[ 0 ],
						ha_gmap_polyline_lng: pair[ 1 ],
					},
				]
			: [];
	} );
