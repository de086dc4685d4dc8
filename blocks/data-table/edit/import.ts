/** Copied cells as a table, and the types of its columns. */
import { numberIn, type Cells } from '@frontage/editor';
import { encodeEntities } from '@frontage/lib/entities';
import { plain } from '@frontage/lib/plain';
import {
	GROUPS,
	HEAD,
	MOST_COLUMNS,
	MOST_ROWS,
	filled,
	widthOf,
	type Table,
} from './model';

/**
 * Writes copied cells over a part of the table, which grows as far as it may.
 *
 * @param table  What is replaced.
 * @param row    Where the first one goes: a row, or `HEAD`.
 * @param column The same, across.
 * @param cells  Copied cells.
 */
export function pasted(
	table: Table,
	row: number,
	column: number,
	cells: Cells
): Table {
	const width = Math.min(
		MOST_COLUMNS,
		Math.max(
			widthOf( table ),
			column + Math.max( ...cells.map( ( one ) => one.length ) )
		)
	);
	const over = ( list: string[] = [], texts: string[] = [] ) =>
		filled( list, width, '' ).map( ( one, at ) =>
			texts[ at - column ] === undefined
				? one
				: encodeEntities( texts[ at - column ]! )
		);
	const start = Math.max( GROUPS + 1, row );
	const body = Math.max( table.rows.length, start + cells.length );
	return {
		...table,
		head: over( table.head, cells[ HEAD - start ] ),
		rows: Array.from(
			{ length: Math.min( MOST_ROWS, body ) },
			( _, at ) => ( {
				cells: over( table.rows[ at ]?.cells, cells[ at - start ] ),
			} )
		),
	};
}

const DATE = /^\d{4}-\d\d?-\d\d?$|^\d{1,2}[./]\s?\d{1,2}[./]\s?\d{4}$/;
const YES_NO = /^(yes|no|true|false|✓|✔|✗|✘)$/i;

/**
 * Returns the type that all cells of a column have.
 *
 * @param texts  Plain texts.
 * @param locale BCP 47 name of the author’s language.
 */
export function typeOf( texts: string[], locale: string ): string {
	const some = texts.filter( Boolean );
	const are = ( test: ( text: string ) => unknown ) =>
		some.length > 0 && some.every( test );
	if ( are( ( text ) => DATE.test( text ) ) ) {
		return 'date';
	}
	if ( are( ( text ) => YES_NO.test( text ) ) ) {
		return 'yes-no';
	}
	const isNumber = ( text: string ) =>
		text.replace( /[^\p{L}]/gu, '' ).length < 4 && numberIn( text, locale );
	if ( ! are( isNumber ) ) {
		return 'text';
	}
	if ( are( ( text ) => text.includes( '%' ) ) ) {
		return 'percent';
	}
	return are( ( text ) => /\p{Sc}/u.test( text ) ) ? 'currency' : 'number';
}

/**
 * Returns a table of copied cells; the first row are headings, unless it has numbers.
 *
 * @param cells  Copied cells.
 * @param locale BCP 47 name of the author’s language.
 */
export function tableOf( cells: Cells, locale: string ): Table {
	const [ first = [], ...rest ] = cells;
	const hasHead =
		rest.length > 0 && ! first.some( ( text ) => numberIn( text, locale ) );
	const table = pasted(
		{ groups: [], head: [], rows: [], footer: [], columns: [] },
		hasHead ? HEAD : 0,
		0,
		cells
	);
	return withTypes( table, locale );
}

/** Returns the table with the types that its cells have. */
export function withTypes( table: Table, locale: string ): Table {
	const width = widthOf( table );
	return {
		...table,
		head: filled( table.head, width, '' ),
		columns: filled( table.columns, width, {} ).map( ( column, at ) => ( {
			...column,
			type: typeOf(
				table.rows.map( ( { cells } ) => plain( cells[ at ] ?? '' ) ),
				locale
			),
		} ) ),
	};
}
