/** The attributes of a chart as a sheet, and back. */
import { formatNumber, numberIn, type Cells } from '@frontage/editor';
import { plain } from '@frontage/lib/plain';

export interface Numbers {
	corner: string;
	series: string[];
	rows: { label: string; values: string[] }[];
}

/**
 * Returns the sheet of a chart.
 *
 * @param numbers Attributes of the block.
 * @param locale  BCP 47 name of the author's language.
 */
export const toCells = (
	{ corner, series, rows }: Numbers,
	locale: string
): Cells => [
	[ corner, ...series ].map( plain ),
	...rows.map( ( { label, values } ) => [
		plain( label ),
		...series.map( ( _, at ) =>
			formatNumber( values[ at ] ?? '', locale, true )
		),
	] ),
];

/**
 * Returns the attributes of a sheet.
 *
 * @param cells  The first row has the names.
 * @param locale BCP 47 name of the author's language.
 */
export function fromCells(
	[ head = [], ...body ]: Cells,
	locale: string
): Numbers {
	const [ corner = '', ...series ] = head;
	return {
		corner,
		series,
		rows: body.map( ( [ label = '', ...values ] ) => ( {
			label,
			values: series.map( ( _, at ) =>
				numberIn( values[ at ] ?? '', locale )
			),
		} ) ),
	};
}

/**
 * Returns the sheet of copied cells. Without names in the first row, or labels in the first column, it gets empty ones.
 *
 * @param cells  As parsed.
 * @param locale BCP 47 name of the author's language.
 */
export function withNames( cells: Cells, locale: string ): Cells {
	const isNumber = ( text: string ) => numberIn( text, locale ) !== '';
	const hasLabels = ! cells
		.slice( 1 )
		.every( ( [ first = '' ] ) => isNumber( first ) );
	const labeled =
		hasLabels || cells.length < 2 || ( cells[ 0 ]?.length ?? 0 ) > 1
			? cells
			: cells.map( ( row, at ) => [ at ? String( at ) : '', ...row ] );
	const [ head = [] ] = labeled;
	return head.length > 1 && head.slice( 1 ).every( isNumber )
		? [ head.map( () => '' ), ...labeled ]
		: labeled;
}
