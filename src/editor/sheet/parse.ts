import Papa from 'papaparse';

/** Rows of texts. */
export type Cells = string[][];

/**
 * Returns the cells of copied cells or of a file: separated by tabs, commas, semicolons or bars, with quotes as
 * spreadsheets write them. Empty lines are left out.
 *
 * @param text Tab- or comma-separated values.
 */
export const parseCells = ( text: string ): Cells =>
	Papa.parse< string[] >( text.replace( /^\uFEFF/, '' ), {
		delimiter: text.includes( '\t' ) ? '\t' : '',
		skipEmptyLines: 'greedy',
	} ).data.map( ( row ) => row.map( ( cell ) => cell.trim() ) );

/**
 * Returns whether a pasted text is more than one cell.
 *
 * @param text Plain text of the clipboard.
 */
export const isTable = ( text: string ): boolean =>
	/\t|\n/.test( text.trimEnd() );
