import { createBlock } from '@wordpress/blocks';
import { numberLocale } from '@frontage/editor';
import { plain } from '@frontage/lib/plain';
import type { Attributes } from '../attributes';
import { withTypes } from './import';
import { widthOf, type Table } from './model';

interface CoreCell {
	content: unknown;
	tag?: string;
	colspan?: string | number;
}

interface CoreTable {
	head?: { cells: CoreCell[] }[];
	body?: { cells: CoreCell[] }[];
	foot?: { cells: CoreCell[] }[];
	caption?: unknown;
}

/** One text for each column; a merged cell counts for all of its columns. */
const textsOf = ( { cells }: { cells: CoreCell[] } ): string[] =>
	cells.flatMap( ( { content, colspan } ) =>
		Array< string >(
			Math.min( 30, Math.max( 1, Number( colspan ?? 1 ) ) )
		).fill( String( content ?? '' ) )
	);

/**
 * Returns the attributes of a data table with the cells of a table.
 *
 * @param table Attributes of WordPress’s block.
 */
export function dataOf( table: CoreTable ) {
	const { head = [], body = [], foot = [], caption = '' } = table;
	const heads = head.map( textsOf );
	const isRowHeading = body.some( ( { cells } ) => cells[ 0 ]?.tag === 'th' );
	return {
		...withTypes(
			{
				groups: heads.length > 1 ? heads[ 0 ]!.map( plain ) : [],
				head: ( heads[ heads.length - 1 ] ?? [] ).map( plain ),
				rows: body.map( ( row ) => ( { cells: textsOf( row ) } ) ),
				footer: foot[ 0 ] ? textsOf( foot[ 0 ] ) : [],
				columns: [],
			},
			numberLocale()
		),
		rowHeader: isRowHeading ? 'first' : 'none',
		caption: String( caption ),
	};
}

/**
 * Returns the attributes of a table with all words of a data table.
 *
 * @param data Attributes of the block.
 */
export function coreOf( data: Attributes ) {
	const table = data as unknown as Table;
	const width = widthOf( table );
	const row = ( texts: string[], tag: 'th' | 'td', first = tag ) => ( {
		cells: Array.from( { length: width }, ( _, at ) => ( {
			content: texts[ at ] ?? '',
			tag: at ? tag : first,
		} ) ),
	} );
	const headings = [ table.groups, table.head ].filter( ( texts ) =>
		texts.some( Boolean )
	);
	return {
		head: headings.map( ( texts ) => row( texts, 'th' ) ),
		body: table.rows.map( ( { cells } ) =>
			row( cells, 'td', data.rowHeader === 'first' ? 'th' : 'td' )
		),
		foot: table.footer.some( Boolean ) ? [ row( table.footer, 'td' ) ] : [],
		caption: data.caption,
	};
}

/** Transforms from and to core tables. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/table' ],
			transform: ( table: CoreTable ) =>
				createBlock( 'frontage/data-table', dataOf( table ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/table' ],
			transform: ( data: Attributes ) =>
				createBlock( 'core/table', coreOf( data ) ),
		},
	],
};
