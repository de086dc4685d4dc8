import { createBlock } from '@wordpress/blocks';
import { plain } from '@frontage/lib/plain';
import type { Attributes } from '../attributes';
import { MOST_COLUMNS, type Column, type Comparison } from './comparison';

interface TableRow {
	cells: { content: unknown; tag?: string }[];
}

interface Table {
	head: TableRow[];
	body: TableRow[];
	caption?: unknown;
}

/**
 * Returns the attributes of a comparison with the words of a table.
 *
 * @param table Attributes of WordPress's block.
 */
export function comparisonOf( { head = [], body = [], caption = '' }: Table ) {
	const [ first = [], ...others ] = [ ...head, ...body ].map( ( { cells } ) =>
		cells.map( ( { content } ) => plain( content ) )
	);
	const [ corner = '', ...names ] = first;
	return {
		title: plain( caption ),
		corner,
		columns: names
			.slice( 0, MOST_COLUMNS )
			.map( ( name ): Column => ( { name } ) ),
		rows: others.map( ( [ label = '', ...cells ] ) =>
			cells.length
				? { kind: '', label, cells: cells.slice( 0, MOST_COLUMNS ) }
				: { kind: 'group', label, cells: [] }
		),
	};
}

/** A link as the table has it; only its words without an address. */
const linked = ( { name = '', button = '', url = '' }: Column ) =>
	url
		? `<a href="${ url.replaceAll( '"', '%22' ) }">${ button || name || url }</a>`
		: button;

/**
 * Returns the attributes of a table with all words of a comparison.
 *
 * @param comparison Attributes of the block.
 */
export function tableOf( comparison: Attributes ) {
	const { title, corner } = comparison;
	const { columns, rows } = comparison as unknown as Comparison;
	const row = (
		label: string,
		texts: string[],
		tag: 'th' | 'td' = 'td'
	) => ( {
		cells: [
			{ content: label, tag: 'th' },
			...texts.map( ( content ) => ( { content, tag } ) ),
		],
	} );
	const names = columns.map( ( { badge, name, price, note } ) =>
		[ badge, name, price, note ].filter( Boolean ).join( '<br>' )
	);
	const links = columns.map( linked );
	return {
		head: [ row( corner, names, 'th' ) ],
		body: [
			...rows.map( ( { label, tip, cells } ) =>
				row(
					[ label, tip ].filter( Boolean ).join( '<br>' ),
					columns.map( ( _, at ) => cells[ at ] ?? '' )
				)
			),
			...( links.some( Boolean ) ? [ row( '', links ) ] : [] ),
		],
		caption: title,
	};
}

/** Transforms from and to tables of WordPress. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/table' ],
			isMatch: ( { head = [], body = [] }: Table ) =>
				( [ ...head, ...body ][ 0 ]?.cells.length ?? 0 ) > 1,
			transform: ( table: Table ) =>
				createBlock(
					'frontage/comparison-table',
					comparisonOf( table )
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/table' ],
			transform: ( comparison: Attributes ) =>
				createBlock( 'core/table', tableOf( comparison ) ),
		},
	],
};
