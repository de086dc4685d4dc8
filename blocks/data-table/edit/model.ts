/** A table as the canvas edits it. Every change returns a new one, so that the editor’s undo takes back one after the other. */
export interface ColumnSettings {
	type?: string;
	hasFilter?: boolean;
	total?: string;
}

export interface Row {
	cells: string[];
}

/** The attributes that are cells, or about columns. */
export interface Table {
	groups: string[];
	head: string[];
	rows: Row[];
	footer: string[];
	columns: ColumnSettings[];
}

/** As `Table_Data` in PHP. */
export const MOST_ROWS = 10000;
export const MOST_COLUMNS = 30;

/** Row of the headings; those of the author’s rows are from 0. */
export const HEAD = -1;

/** Row above the headings. */
export const GROUPS = -2;

const isRow = ( row: unknown ) => Array.isArray( ( row as Row | null )?.cells );

/** Returns the table with rows only, since others than the editor write blocks too. */
export const normal = ( table: Table ): Table =>
	table.rows.every( isRow )
		? table
		: {
				...table,
				rows: table.rows.map( ( row ) =>
					isRow( row ) ? row : { cells: [] }
				),
			};

/** Number of columns. */
export const widthOf = ( { head, rows }: Table ): number =>
	Math.min(
		MOST_COLUMNS,
		Math.max( head.length, rows[ 0 ]?.cells.length ?? 0, 1 )
	);

/** Makes a list as long as the table is wide. */
export const filled = < Item >(
	list: Item[],
	width: number,
	empty: Item
): Item[] => Array.from( { length: width }, ( _, at ) => list[ at ] ?? empty );

const placed = < Item >( list: Item[], at: number, item: Item ): Item[] =>
	list.map( ( one, index ) => ( index === at ? item : one ) );

/** Changes each list that has one item for each column. */
function inColumns(
	table: Table,
	change: < Item >( list: Item[], empty: Item ) => Item[]
): Table {
	const width = widthOf( table );
	const changed = < Item >( list: Item[], empty: Item ) =>
		change( filled( list, width, empty ), empty );
	const orNone = ( list: string[] ) =>
		list.length ? changed( list, '' ) : list;
	return {
		groups: orNone( table.groups ),
		head: changed( table.head, '' ),
		rows: table.rows.map( ( { cells } ) => ( {
			cells: changed( cells, '' ),
		} ) ),
		footer: orNone( table.footer ),
		columns: changed( table.columns, {} ),
	};
}

/** Returns the table with another text in a cell of a row. */
export function withText(
	table: Table,
	row: number,
	column: number,
	text: string
): Table {
	const width = widthOf( table );
	if ( row === GROUPS ) {
		const before = table.groups[ column ] ?? '';
		const [ from, to ] = groupAround( table.groups, column );
		return {
			...table,
			groups: filled( table.groups, width, '' ).map( ( one, at ) =>
				at === column || ( before && at >= from && at < to )
					? text
					: one
			),
		};
	}
	if ( row === HEAD ) {
		const head = placed( filled( table.head, width, '' ), column, text );
		return { ...table, head };
	}
	if ( row === table.rows.length ) {
		const footer = placed(
			filled( table.footer, width, '' ),
			column,
			text
		);
		return { ...table, footer };
	}
	return {
		...table,
		rows: placed( table.rows, row, {
			cells: placed(
				filled( table.rows[ row ]?.cells ?? [], width, '' ),
				column,
				text
			),
		} ),
	};
}

/** Returns the first and the next column after those that share a heading with a column. */
export function groupAround(
	groups: string[],
	column: number
): [ from: number, to: number ] {
	const text = groups[ column ];
	let from = column;
	let to = column + 1;
	while ( text && groups[ from - 1 ] === text ) {
		from--;
	}
	while ( text && groups[ to ] === text ) {
		to++;
	}
	return [ from, to ];
}

/** Returns the table with one heading above a column and the next. */
export function merged( table: Table, column: number ): Table {
	const groups = filled( table.groups, widthOf( table ), '' );
	const text =
		groups[ column ] || groups[ column + 1 ] || table.head[ column ] || '…';
	const [ , to ] = groupAround( groups, column );
	return {
		...table,
		groups: groups.map( ( one, at ) =>
			at === column || at === to ? text : one
		),
	};
}

/** Returns the table without the heading above a column. */
export function split( table: Table, column: number ): Table {
	const groups = placed(
		filled( table.groups, widthOf( table ), '' ),
		column,
		''
	);
	return { ...table, groups: groups.some( Boolean ) ? groups : [] };
}

/** Returns the table with an empty row. */
export const withRow = ( table: Table, at: number ): Table => ( {
	...table,
	rows: [
		...table.rows.slice( 0, at ),
		{ cells: filled( [], widthOf( table ), '' ) },
		...table.rows.slice( at ),
	].slice( 0, MOST_ROWS ),
} );

/** Returns the table without a row. */
export const withoutRow = ( table: Table, at: number ): Table => ( {
	...table,
	rows: table.rows.filter( ( _, index ) => index !== at ),
} );

const moved = < Item >( list: Item[], from: number, to: number ): Item[] => {
	const rest = list.filter( ( _, index ) => index !== from );
	return [ ...rest.slice( 0, to ), list[ from ]!, ...rest.slice( to ) ];
};

/** Returns the table with a row in another place. */
export const withRowAt = (
	table: Table,
	from: number,
	to: number
): Table => ( {
	...table,
	rows: moved( table.rows, from, to ),
} );

/** Returns the table with an empty column. */
export const withColumn = ( table: Table, at: number ): Table =>
	inColumns( table, ( list, empty ) => [
		...list.slice( 0, at ),
		empty,
		...list.slice( at ),
	] );

/** Returns the table without a column. */
export const withoutColumn = ( table: Table, at: number ): Table =>
	inColumns( table, ( list ) => list.filter( ( _, index ) => index !== at ) );

/** Returns the table with a column in another place. */
export const withColumnAt = ( table: Table, from: number, to: number ): Table =>
	inColumns( table, ( list ) => moved( list, from, to ) );

/** Returns the table with other settings of a column. */
export const withSettings = (
	table: Table,
	column: number,
	settings: ColumnSettings
): Table => {
	const columns = filled( table.columns, widthOf( table ), {} );
	return {
		...table,
		columns: placed( columns, column, {
			...columns[ column ],
			...settings,
		} ),
	};
};
