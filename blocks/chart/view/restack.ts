/** Moves what stands on hidden series, so that a stack has no holes. The scale stays: a length means the same as before. */

/** Numbers of a path or of an attribute, as the server printed them. */
const printed = new WeakMap< Element, string >();

function original( element: Element, name: string ): string {
	const text = printed.get( element ) ?? element.getAttribute( name )!;
	printed.set( element, text );
	return text;
}

/** Signed lengths of a series, by the place of the row. */
type Lengths = Map< string, number >;

/** Points of a path, such as `M1 2L3 4`. */
const points = ( path: string ) =>
	[ ...path.matchAll( /([\d.]+) ([\d.-]+)/g ) ].map(
		( [ , x, y ] ) => [ x!, Number( y ) ] as const
	);

/**
 * Returns how long each part of a series is: above zero if positive.
 *
 * @param group The series.
 * @param zero  Where zero is, in percent from the top or the left.
 * @param at    Name of the attribute that says where a bar is.
 * @param size  And how long it is.
 */
function lengthsOf(
	group: Element,
	zero: number,
	at: string,
	size: string
): Lengths {
	const lengths: Lengths = new Map();
	for ( const bar of group.querySelectorAll( 'rect' ) ) {
		const length = parseFloat( bar.getAttribute( size )! );
		const isBefore = parseFloat( original( bar, at ) ) + 0.02 < zero;
		lengths.set( bar.dataset.row!, isBefore ? length : -length );
	}
	for ( const area of group.querySelectorAll( '.frontage-chart__area' ) ) {
		const all = points( original( area, 'd' ) );
		all.slice( 0, all.length / 2 ).forEach( ( [ x, top ], index ) =>
			lengths.set( x, all[ all.length - 1 - index ]![ 1 ] - top )
		);
	}
	return lengths;
}

/**
 * Closes the holes that hidden series leave.
 *
 * @param island The chart.
 */
export function restack( island: HTMLElement ): void {
	const frame = island.querySelector( '.frontage-chart__frame.is-stacked' );
	const isLying = !! frame?.matches( '.is-lying' );
	const [ at, size ] = isLying ? [ 'x', 'width' ] : [ 'y', 'height' ];
	const zero = parseFloat(
		frame?.querySelector( '.is-zero' )?.getAttribute( `${ at }1` ) ?? ''
	);
	const hidden: Lengths[] = [];
	for ( const group of frame?.querySelectorAll( 'g[data-series]' ) ?? [] ) {
		const own = lengthsOf( group, zero, at!, size! );
		const shift = ( place: string ) =>
			hidden.reduce( ( sum, lengths ) => {
				const length = lengths.get( place ) ?? 0;
				return length * ( own.get( place ) ?? 0 ) > 0
					? sum + length
					: sum;
			}, 0 );
		for ( const bar of group.querySelectorAll( 'rect' ) ) {
			bar.setAttribute(
				at!,
				`${ parseFloat( original( bar, at! ) ) + shift( bar.dataset.row! ) }%`
			);
		}
		for ( const path of group.querySelectorAll( 'svg[viewBox] path' ) ) {
			path.setAttribute(
				'd',
				original( path, 'd' ).replace(
					/([\d.]+) ([\d.-]+)/g,
					( _, x, y ) => `${ x } ${ Number( y ) + shift( x ) }`
				)
			);
		}
		for ( const point of group.querySelectorAll(
			'.frontage-chart__point'
		) ) {
			point.setAttribute(
				'y',
				`${ parseFloat( original( point, 'y' ) ) + shift( point.getAttribute( 'x' )!.slice( 0, -1 ) ) }%`
			);
		}
		if ( group.matches( '.is-off' ) ) {
			hidden.push( own );
		}
	}
}
