import type { Cells } from '@frontage/editor';

/**
 * The sheet as rows of texts: the first row has the heading of the labels and the names of the series, each other row a
 * label and its numbers. Every change returns a new sheet, so that the editor's undo takes back one after the other.
 */

/** As `Data` in PHP; a sheet has one more row and column, which name the others. */
export const MOST_ROWS = 100;
export const MOST_SERIES = 12;

const width = ( cells: Cells ) =>
	Math.max( 1, ...cells.map( ( row ) => row.length ) );

/** Makes all rows as long as the longest. */
const even = ( cells: Cells ): Cells => {
	const columns = width( cells );
	return cells.map( ( row ) => [
		...row,
		...Array< string >( columns - row.length ).fill( '' ),
	] );
};

/** Whether another row fits. */
export const canAddRow = ( cells: Cells ) => cells.length <= MOST_ROWS;

/** Whether another column fits. */
export const canAddColumn = ( cells: Cells ) => width( cells ) <= MOST_SERIES;

/** Returns the sheet with another text in a cell. */
export const withText = (
	cells: Cells,
	row: number,
	column: number,
	text: string
): Cells => pasted( cells, row, column, [ [ text ] ] ).cells;

/** Returns the sheet with an empty row. */
export const withRow = ( cells: Cells, at: number ): Cells =>
	even( [ ...cells.slice( 0, at ), [], ...cells.slice( at ) ] );

/** Returns the sheet without a row. */
export const withoutRow = ( cells: Cells, at: number ): Cells =>
	cells.filter( ( _, index ) => index !== at );

/** Returns the sheet with a row in another place. */
export function withRowAt( cells: Cells, from: number, to: number ): Cells {
	const rest = withoutRow( cells, from );
	return [ ...rest.slice( 0, to ), cells[ from ]!, ...rest.slice( to ) ];
}

/** Swaps rows and columns, so that what can be done with rows can be done with columns. */
const turned = ( cells: Cells ): Cells =>
	Array.from( { length: width( cells ) }, ( _, column ) =>
		cells.map( ( row ) => row[ column ] ?? '' )
	);

/** Returns the sheet with an empty column. */
export const withColumn = ( cells: Cells, at: number ): Cells =>
	turned( withRow( turned( cells ), at ) );

/** Returns the sheet without a column. */
export const withoutColumn = ( cells: Cells, at: number ): Cells =>
	turned( withoutRow( turned( cells ), at ) );

/** Returns the sheet with a column in another place. */
export const withColumnAt = ( cells: Cells, from: number, to: number ): Cells =>
	turned( withRowAt( turned( cells ), from, to ) );

/**
 * Writes texts over a part of the sheet, which grows as far as it may.
 *
 * @param cells  The sheet.
 * @param row    Where the first text goes.
 * @param column The same, across.
 * @param texts  Rows of texts.
 * @return The sheet, and whether something did not fit.
 */
export function pasted(
	cells: Cells,
	row: number,
	column: number,
	texts: Cells
): { cells: Cells; isCut: boolean } {
	const rows = Math.max( cells.length, row + texts.length );
	const columns = Math.max( width( cells ), column + width( texts ) );
	const all = Array.from( { length: rows }, ( _, y ) =>
		Array.from(
			{ length: columns },
			( __, x ) =>
				texts[ y - row ]?.[ x - column ] ?? cells[ y ]?.[ x ] ?? ''
		)
	);
	return {
		cells: all
			.slice( 0, MOST_ROWS + 1 )
			.map( ( one ) => one.slice( 0, MOST_SERIES + 1 ) ),
		isCut: rows > MOST_ROWS + 1 || columns > MOST_SERIES + 1,
	};
}
