/** Finds and sorts rows that are in the page. Mirrors `Row_Finder` in PHP, which printed what each cell is sorted by. */
import type { NumberFormat } from '@frontage/lib/number-format';
import { numberOf } from './number';
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

/** A bound that a visitor typed or chose; undefined for none. A day ends after all of its hours. */
const boundOf = (
	text: string | undefined,
	type: string,
	format: NumberFormat,
	end = ''
) =>
	! text || NUMBERS.includes( type )
		? numberOf( text ?? '', format )
		: text + end;

/**
 * Returns the rows to show, in order.
 *
 * @param rows    All rows in the author’s order.
 * @param state   What the visitor wants to see.
 * @param columns Columns of the table.
 * @param locale  Language of the page.
 * @param format  How the site writes numbers.
 */
export function find(
	rows: readonly Row[],
	state: Parameters,
	columns: readonly TableColumn[],
	locale: string,
	format: NumberFormat
): Row[] {
	const words = folded( state.q ?? '' ).split( ' ' );
	const filters = columns.map( ( { type }, at ) => ( {
		is: state[ `is${ at + 1 }` ],
		from: boundOf( state[ `from${ at + 1 }` ], type, format ),
		to: boundOf( state[ `to${ at + 1 }` ], type, format, ' 24' ),
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
