/** What a visitor wants to see, as parameters of the address. Mirrors `Table_State` in PHP. */
import type { Parameters, TableColumn, TableProps } from './types';

/** Index of a column, and 1 or −1. */
export type Sort = readonly [ column: number, direction: number ];

const MOST_SORTS = 3;

/** Name of a parameter in addresses and forms. */
export const nameOf = ( id: string, key: string ): string =>
	`frontage-data-table[${ id }][${ key }]`;

/**
 * Returns an order: the most important column first.
 *
 * @param text Such as `-4,1`.
 */
export const sortsOf = ( text = '' ): Sort[] =>
	text
		.split( ',' )
		.map( Number )
		.filter( Boolean )
		.map( ( number ) => [ Math.abs( number ) - 1, Math.sign( number ) ] );

const written = ( sorts: readonly Sort[] ) =>
	sorts
		.map( ( [ column, direction ] ) => direction * ( column + 1 ) )
		.join( ',' );

/**
 * Returns the order after a press on a heading: upwards, downwards, then as the author wrote it.
 *
 * @param text    Order before.
 * @param column  Index of the column.
 * @param isAdded Whether it is added to the columns before, or moved among them.
 */
export function pressed( text = '', column: number, isAdded: boolean ): string {
	const sorts = sortsOf( text );
	const at = sorts.findIndex( ( [ one ] ) => one === column );
	const before = sorts[ at ]?.[ 1 ] ?? 0;
	const isKept = isAdded || sorts.length === 1;
	const next = ! isKept || ! before ? 1 : -1;
	const own: Sort[] = isKept && before < 0 ? [] : [ [ column, next ] ];
	if ( ! isAdded ) {
		return written( own );
	}
	if ( at < 0 ) {
		sorts.push( ...own );
	} else {
		sorts.splice( at, 1, ...own );
	}
	return written( sorts.slice( 0, MOST_SORTS ) );
}

/** Whether rows are left out. */
export const isNarrowed = ( state: Parameters ): boolean =>
	Object.keys( state ).some( ( key ) => key !== 'sort' && key !== 'page' );

/**
 * Returns parameters in the order of PHP, without empty ones.
 *
 * @param state   What was chosen.
 * @param columns Columns of the table.
 */
export function ordered(
	state: Parameters,
	columns: readonly TableColumn[]
): Parameters {
	const keys = [
		'q',
		...columns.flatMap( ( _, at ) =>
			[ 'from', 'to', 'is' ].map( ( kind ) => kind + ( at + 1 ) )
		),
		'sort',
		'page',
	];
	return Object.fromEntries(
		keys
			.filter(
				( key ) =>
					state[ key ] && ( key !== 'page' || state[ key ] !== '1' )
			)
			.map( ( key ) => [ key, state[ key ]! ] )
	);
}

/**
 * Returns a link to a state.
 *
 * @param id     ID of the table.
 * @param others Query string that links keep.
 * @param state  From `ordered()`.
 */
export const hrefOf = (
	id: string,
	others: string,
	state: Parameters
): string =>
	`?${ [
		...( others ? [ others ] : [] ),
		...Object.entries( state ).map(
			( [ key, text ] ) =>
				`${ encoded( nameOf( id, key ) ) }=${ encoded( text ) }`
		),
	].join( '&' ) }#${ id }`;

/** As PHP encodes. */
const encoded = ( text: string ) =>
	encodeURIComponent( text ).replace(
		/[!'()*]/g,
		( character ) =>
			`%${ character.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);

/** What a table lets visitors choose. */
export type Offer = Pick<
	TableProps,
	'id' | 'columns' | 'hasSearch' | 'hasSorting'
>;

/**
 * Returns the state of a table in an address; what the table does not offer is ignored.
 *
 * @param offer Props of the table.
 * @param query Query string.
 */
export function stateIn(
	{ id, columns, hasSearch, hasSorting }: Offer,
	query: string
): Parameters {
	const start = nameOf( id, '' ).slice( 0, -1 );
	const found: Parameters = {};
	for ( const [ name, text ] of new URLSearchParams( query ) ) {
		if ( name.startsWith( start ) ) {
			found[ name.slice( start.length, -1 ) ] = text;
		}
	}
	found.q = hasSearch ? ( found.q ?? '' ) : '';
	found.sort = written(
		sortsOf( hasSorting ? found.sort : '' ).filter(
			( [ column ] ) => columns[ column ]
		)
	);
	for ( const [ at, { filter } ] of columns.entries() ) {
		for ( const kind of [ 'from', 'to', 'is' ] ) {
			const own = kind === 'is' ? 'is' : 'range';
			if ( filter?.kind !== own ) {
				delete found[ kind + ( at + 1 ) ];
			}
		}
	}
	return ordered( found, columns );
}

/**
 * Returns an address with another state of the table; everything else in it stays.
 *
 * @param id    ID of the table.
 * @param url   Address.
 * @param state From `ordered()`.
 */
export function addressOf(
	id: string,
	url: string,
	state: Parameters
): string {
	const address = new URL( url );
	const start = nameOf( id, '' ).slice( 0, -1 );
	for ( const name of [ ...address.searchParams.keys() ] ) {
		if ( name.startsWith( start ) ) {
			address.searchParams.delete( name );
		}
	}
	for ( const [ key, text ] of Object.entries( state ) ) {
		address.searchParams.set( nameOf( id, key ), text );
	}
	return address.href;
}
