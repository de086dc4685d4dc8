/** Totals of columns as text. */
import { formatNumber, numberIn } from '@frontage/editor';
import { plain } from '@frontage/lib/plain';
import { filled, widthOf, type Row, type Table } from './model';

/**
 * Returns the table with totals as text in its last row, for the saved post. The server writes its own.
 *
 * @param table  Whose columns are added up.
 * @param locale BCP 47 name of the author’s language.
 */
export function withTotals( table: Table, locale: string ): Table {
	if ( ! table.columns.some( ( { total } = {} ) => total ) ) {
		return table;
	}
	return {
		...table,
		footer: filled( table.footer, widthOf( table ), '' ).map(
			( text, at ) => {
				const { total } = table.columns[ at ] ?? {};
				return total ? totalOf( table.rows, at, total, locale ) : text;
			}
		),
	};
}

function totalOf(
	rows: Row[],
	column: number,
	total: string,
	locale: string
): string {
	const numbers = rows
		.map( ( { cells } ) =>
			numberIn( plain( cells[ column ] ?? '' ), locale )
		)
		.filter( Boolean );
	if ( ! numbers.length ) {
		return '';
	}
	const values = numbers.map( Number );
	const sum = values.reduce( ( one, other ) => one + other, 0 );
	const decimals = Math.max(
		total === 'average' ? 1 : 0,
		...numbers.map( ( number ) => number.split( '.' )[ 1 ]?.length ?? 0 )
	);
	const value = {
		sum,
		average: sum / values.length,
		min: Math.min( ...values ),
		max: Math.max( ...values ),
		count: values.length,
	}[ total ];
	return formatNumber(
		( value ?? sum ).toFixed(
			total === 'count' ? 0 : Math.min( 6, decimals )
		),
		locale,
		true
	);
}
