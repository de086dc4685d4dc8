/** Formats and summarizes numbers. */

/**
 * @param {number[]} values In any order.
 * @return {number} The median.
 */
export function median( values ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const half = sorted.length / 2;
	return (
		( sorted[ Math.ceil( half ) - 1 ] + sorted[ Math.floor( half ) ] ) / 2
	);
}

/**
 * @param {Record<string, number>[]} list Records with the same keys.
 * @return {Record<string, number>} The median of each key.
 */
export const medians = ( list ) =>
	Object.fromEntries(
		Object.keys( list[ 0 ] ).map( ( key ) => [
			key,
			median(
				list
					.map( ( item ) => item[ key ] )
					.filter( ( value ) => ! Number.isNaN( value ) )
			),
		] )
	);

/**
 * @param {unknown[]} list Any list.
 * @return {any[]} A shuffled copy.
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
		: String( Number( value.toFixed( Math.abs( value ) < 10 ? 3 : 0 ) ) );
};

/**
 * Prints rows as a table.
 *
 * @param {string}               title Title of the table.
 * @param {Record<string,any>[]} rows  Rows with the same keys.
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
