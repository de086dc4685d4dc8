/** Cells of a workbook (XLSX). */
import type { Cells } from './parse';

/** A small file can unfold into one that is larger than a computer's memory. */
const MOST_BYTES = 64 * 1024 * 1024;

/** As many decimals as blocks keep. */
const MOST_DECIMALS = 6;

/** A workbook is a ZIP archive. */
export const isWorkbook = async ( file: Blob ): Promise< boolean > =>
	( await file.slice( 0, 4 ).text() ) === 'PK\u0003\u0004';

/** Dates as text that every language reads, with a time if they have one. */
const dateText = ( date: Date ) =>
	date
		.toISOString()
		.slice( 0, 16 )
		.replace( 'T', ' ' )
		.replace( / 00:00$/, '' );

/**
 * Returns a value of a cell as its author would type it.
 *
 * @param value  Text, number, date, or whether something is so.
 * @param locale BCP 47 name of the author’s language.
 */
export function textOf( value: unknown, locale: string ): string {
	if ( value instanceof Date ) {
		return dateText( value );
	}
	return typeof value === 'number'
		? value.toLocaleString( locale || undefined, {
				useGrouping: false,
				maximumFractionDigits: MOST_DECIMALS,
			} )
		: String( value ?? '' ).trim();
}

/**
 * Returns the cells of the first sheet. The library is loaded with the first workbook.
 *
 * @param  file   The workbook.
 * @param  locale BCP 47 name of the author’s language.
 * @throws {Error} If it is none, or too large when it is unpacked.
 */
export async function readWorkbook(
	file: Blob,
	locale: string
): Promise< Cells > {
	const [ { readSheet }, { unzip } ] = await Promise.all( [
		import( /* webpackChunkName: "workbook" */ 'read-excel-file/browser' ),
		import( /* webpackChunkName: "workbook" */ 'fflate' ),
	] );
	const buffer = await file.arrayBuffer();
	await new Promise< void >( ( resolve, reject ) => {
		let bytes = 0;
		unzip(
			new Uint8Array( buffer ),
			{
				// Only the sizes are read.
				filter: ( { originalSize } ) => {
					bytes += originalSize;
					return false;
				},
			},
			( error ) =>
				error || bytes > MOST_BYTES
					? reject( error ?? new Error( 'too large' ) )
					: resolve()
		);
	} );
	const rows: readonly ( readonly unknown[] )[] = await readSheet( buffer );
	return rows
		.map( ( row ) => row.map( ( value ) => textOf( value, locale ) ) )
		.filter( ( row ) => row.some( Boolean ) );
}
