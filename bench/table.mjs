/** Numbers for people. */

/** @param {number[]} values Any order; the middle one comes back. */
export const median = ( values ) =>
	values.length
		? [ ...values ].sort( ( a, b ) => a - b )[
				Math.floor( values.length / 2 )
			]
		: NaN;

/**
 * @param {unknown[]} list Anything.
 * @return {any[]} The same in another order.
 */
export const shuffled = ( list ) =>
	list
		.map( ( item ) => [ Math.random(), item ] )
		.sort( ( [ a ], [ b ] ) => Number( a ) - Number( b ) )
		.map( ( [ , item ] ) => item );

const show = ( value ) => {
	if ( typeof value !== 'number' ) {
		return String( value ?? '–' );
	}
	return Number.isNaN( value )
		? '–'
		: String( Number( value.toFixed( value < 10 ? 2 : 0 ) ) );
};

/**
 * Prints rows as a table.
 *
 * @param {string}               title Above it.
 * @param {Record<string,any>[]} rows  Alike.
 */
export function print( title, rows ) {
	const columns = Object.keys( rows[ 0 ] );
	const cells = [
		columns,
		...rows.map( ( row ) =>
			columns.map( ( column ) => show( row[ column ] ) )
		),
	];
	const widths = columns.map( ( _, at ) =>
		Math.max( ...cells.map( ( row ) => row[ at ].length ) )
	);
	const lines = cells.map( ( row ) =>
		row
			.map( ( cell, at ) =>
				at ? cell.padStart( widths[ at ] ) : cell.padEnd( widths[ at ] )
			)
			.join( '  ' )
	);
	process.stdout.write( `\n${ title }\n${ lines.join( '\n' ) }\n` );
}
