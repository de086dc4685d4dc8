/** What is compared, and how it is changed. */

/** A product or plan. */
export interface Column {
	name?: string;
	price?: string;
	note?: string;
	badge?: string;
	button?: string;
	url?: string;
	product?: number;
	isFeatured?: boolean;
}

/** A feature, or the title of the features after it. */
export interface Row {
	kind: '' | 'group' | 'closed';
	label: string;
	tip?: string;
	cells: string[];
}

export interface Comparison {
	columns: Column[];
	rows: Row[];
}

/** As `Comparison_Table::MOST_COLUMNS`. */
export const MOST_COLUMNS = 6;

const isGroup = ( { kind }: Row ) => kind !== '';

/** What a new block begins with. */
export const START: Comparison = {
	columns: [ {}, { isFeatured: true } ],
	rows: [
		{ kind: '', label: '', cells: [ '', '' ] },
		{ kind: '', label: '', cells: [ '', '' ] },
		{ kind: '', label: '', cells: [ '', '' ] },
	],
};

/** Returns the list with one item replaced. */
const replaced = < Item >( list: Item[], at: number, item: Item ): Item[] =>
	list.map( ( old, index ) => ( index === at ? item : old ) );

const without = < Item >( list: Item[], at: number ): Item[] =>
	list.filter( ( _, index ) => index !== at );

const moved = < Item >( list: Item[], at: number, to: number ): Item[] => {
	const rest = without( list, at );
	return [ ...rest.slice( 0, to ), list[ at ]!, ...rest.slice( to ) ];
};

export const withColumn = (
	{ columns, rows }: Comparison,
	at: number,
	change: Column
): Comparison => ( {
	rows,
	columns: replaced( columns, at, { ...columns[ at ], ...change } ),
} );

export const withRow = (
	{ columns, rows }: Comparison,
	at: number,
	change: Partial< Row >
): Comparison => ( {
	columns,
	rows: replaced( rows, at, { ...rows[ at ]!, ...change } ),
} );

export const withCell = (
	comparison: Comparison,
	row: number,
	column: number,
	text: string
): Comparison => {
	const { cells } = comparison.rows[ row ]!;
	return withRow( comparison, row, {
		cells: comparison.columns.map( ( _, at ) =>
			at === column ? text : ( cells[ at ] ?? '' )
		),
	} );
};

/** Returns the comparison with a row at its end. */
export const withNewRow = (
	{ columns, rows }: Comparison,
	kind: Row[ 'kind' ]
): Comparison => ( {
	columns,
	rows: [
		...rows,
		{ kind, label: '', cells: kind ? [] : columns.map( () => '' ) },
	],
} );

/** Returns the comparison with a column at its end. */
export const withNewColumn = ( {
	columns,
	rows,
}: Comparison ): Comparison => ( {
	columns: [ ...columns, {} ],
	rows: rows.map( ( row ) =>
		isGroup( row )
			? row
			: {
					...row,
					cells: [ ...columns, {} ].map(
						( _, at ) => row.cells[ at ] ?? ''
					),
				}
	),
} );

export const withoutColumn = (
	{ columns, rows }: Comparison,
	at: number
): Comparison => ( {
	columns: without( columns, at ),
	rows: rows.map( ( row ) => ( {
		...row,
		cells: without( row.cells, at ),
	} ) ),
} );

/** Returns the comparison with a column in another place, and its cells with it. */
export const withMovedColumn = (
	{ columns, rows }: Comparison,
	at: number,
	to: number
): Comparison => ( {
	columns: moved( columns, at, to ),
	rows: rows.map( ( row ) => ( {
		...row,
		cells: row.cells.length > at ? moved( row.cells, at, to ) : row.cells,
	} ) ),
} );

export const withoutRow = (
	{ columns, rows }: Comparison,
	at: number
): Comparison => ( { columns, rows: without( rows, at ) } );

export const withMovedRow = (
	{ columns, rows }: Comparison,
	at: number,
	to: number
): Comparison => ( { columns, rows: moved( rows, at, to ) } );
