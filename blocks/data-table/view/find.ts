/** Finds and sorts rows that are in the page. Mirrors `Row_Finder` in PHP, which printed what each cell is sorted by. */
import { sortsOf } from './state';
import type { Parameters, TableColumn } from './types';

/** A row with what is compared. */
export interface Row {
	element: HTMLTableRowElement;
	/** Text of all cells, for searches. */
	all: string;
	texts: string[];
	/** Numbers, and text of other columns; empty comes last. */
	values: ( number | string )[];
}

const NUMBERS = [ 'number', 'currency', 'percent' ];

/** Lower case, without accents, with one kind of apostrophe. */
export const folded = ( text: string ): string =>
	text
		.normalize( 'NFKD' )
		.replace( /\p{M}/gu, '' )
		.replace( /[’‘ʼ]/g, "'" )
		.replace( /ß/g, 'ss' )
		.toLowerCase();

const valueOf = ( text: string, type: string ) =>
	NUMBERS.includes( type ) && text ? Number( text ) : text;

/**
 * Reads the rows of a table, in the author’s order.
 *
 * @param body    Its `<tbody>`.
 * @param columns Its columns.
 */
export const rowsOf = (
	body: HTMLTableSectionElement,
	columns: readonly TableColumn[]
): Row[] =>
	[ ...body.rows ]
		.map( ( element, at ) => ( {
			element,
			at: Number( element.dataset.row ?? at ),
		} ) )
		.sort( ( one, other ) => one.at - other.at )
		.map( ( { element } ) => {
			const cells = [ ...element.cells ];
			const texts = cells.map( ( cell ) => cell.textContent.trim() );
			return {
				element,
				texts,
				all: folded( texts.join( ' ' ) ),
				values: cells.map( ( { dataset }, at ) =>
					valueOf(
						dataset.value ?? texts[ at ]!,
						columns[ at ]?.type ?? ''
					)
				),
			};
		} );

/** A number that a visitor typed into a filter, with point or comma. */
const typed = ( text: string | undefined, type: string ) => {
	if ( ! text || ! NUMBERS.includes( type ) ) {
		return text;
	}
	const number = Number(
		text
			.replace( /[^\d.,-]/g, '' )
			.replace( /[.,](?=.*[.,])/g, '' )
			.replace( ',', '.' )
	);
	return Number.isNaN( number ) ? undefined : number;
};

/**
 * Returns the rows to show, in order.
 *
 * @param rows    All rows in the author’s order.
 * @param state   What the visitor wants to see.
 * @param columns Columns of the table.
 * @param locale  Language of the page.
 */
export function find(
	rows: readonly Row[],
	state: Parameters,
	columns: readonly TableColumn[],
	locale: string
): Row[] {
	const words = folded( state.q ?? '' ).split( ' ' );
	const filters = columns.map( ( { type }, at ) => ( {
		is: state[ `is${ at + 1 }` ],
		from: typed( state[ `from${ at + 1 }` ], type ),
		to: typed( state[ `to${ at + 1 }` ], type ),
	} ) );
	const found = rows.filter(
		( { all, texts, values } ) =>
			words.every( ( word ) => all.includes( word ) ) &&
			filters.every( ( { is, from, to }, at ) => {
				const value = values[ at ] ?? '';
				const isOut =
					( from !== undefined || to !== undefined ) &&
					( value === '' || value < from! || value > to! );
				return ( ! is || texts[ at ] === is ) && ! isOut;
			} )
	);
	const { compare } = new Intl.Collator( locale, { numeric: true } );
	const sorts = sortsOf( state.sort );
	return found.sort( ( one, other ) => {
		for ( const [ column, direction ] of sorts ) {
			const a = one.values[ column ] ?? '';
			const b = other.values[ column ] ?? '';
			if ( a !== b ) {
				if ( a === '' || b === '' ) {
					return a === '' ? 1 : -1;
				}
				const order =
					typeof a === 'number' && typeof b === 'number'
						? a - b
						: compare( String( a ), String( b ) );
				if ( order ) {
					return order * direction;
				}
			}
		}
		return 0;
	} );
}
