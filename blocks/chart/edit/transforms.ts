import { createBlock } from '@wordpress/blocks';
import { numberLocale } from '@frontage/editor';
import { plain } from '@frontage/lib/plain';
import type { Attributes } from '../attributes';
import { fromCells, toCells, withNames, type Numbers } from './numbers';
import type { Cells } from './sheet/cells';

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
	const [ head = [], ...body ] = toCells(
		chart as unknown as Numbers,
		numberLocale()
	);
	const row = ( texts: string[], tag: 'th' | 'td' ) => ( {
		cells: texts.map( ( content, at ) => ( {
			content:
				tag === 'td' && at && content
					? `${ prefix }${ content }${ suffix }`
					: content,
			tag: at ? tag : 'th',
		} ) ),
	} );
	return {
		head: [ row( head, 'th' ) ],
		body: body.map( ( texts ) => row( texts, 'td' ) ),
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
