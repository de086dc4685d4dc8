import { createBlock } from '@wordpress/blocks';
import { numberLocale, type Cells } from '@frontage/editor';
import { plain } from '@frontage/lib/plain';
import type { Attributes } from '../attributes';
import { fromCells, withNames, type Numbers } from './numbers';

interface TableRow {
	cells: { content: unknown; tag?: string }[];
}

interface Table {
	head: TableRow[];
	body: TableRow[];
	caption?: unknown;
}

/**
 * Returns the attributes of a chart with the numbers of a table.
 *
 * @param table Attributes of WordPress's block.
 */
export function chartOf( { head = [], body = [], caption = '' }: Table ) {
	const texts: Cells = [ ...head, ...body ].map( ( { cells } ) =>
		cells.map( ( { content } ) => plain( content ).trim() )
	);
	const locale = numberLocale();
	return {
		...fromCells( withNames( texts, locale ), locale ),
		caption: String( caption ),
	};
}

/**
 * Returns the attributes of a table with all words and numbers of a chart.
 *
 * @param chart Attributes of the block.
 */
export function tableOf( chart: Attributes ) {
	const { title, description, caption, prefix, suffix } = chart;
	const { corner, series, rows } = chart as unknown as Numbers;
	const row = ( label: string, texts: string[], tag: 'th' | 'td' ) => ( {
		cells: [
			{ content: label, tag: 'th' },
			...texts.map( ( content ) => ( { content, tag } ) ),
		],
	} );
	return {
		head: [ row( corner, series, 'th' ) ],
		// Numbers as they are saved: every language reads them back.
		body: rows.map( ( { label, values } ) =>
			row(
				label,
				values.map( ( value ) => value && prefix + value + suffix ),
				'td'
			)
		),
		caption: [ title, caption, description ]
			.filter( Boolean )
			.join( '<br>' ),
	};
}

/** Transforms from and to core tables. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/table' ],
			transform: ( table: Table ) =>
				createBlock( 'frontage/chart', chartOf( table ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/table' ],
			transform: ( chart: Attributes ) =>
				createBlock( 'core/table', tableOf( chart ) ),
		},
	],
};
