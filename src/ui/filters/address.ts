/** Addresses of a filtered list: the current one, with what a link chooses. */

export interface Place {
	/** The list's module and ID, such as `blog/news`. */
	region: string;
	/** Names of its filters' query parameters. */
	parameters: readonly string[];
	/** Query parameter in which WordPress keeps the page of its Query Loop; empty for other lists. */
	page?: string;
}

/** Returns the name of the list's own page in the query string. */
const pageOf = ( region: string ) => {
	const [ module, id ] = region.split( '/' );
	return `frontage-${ module }[${ id }]`;
};

/**
 * Returns what is chosen, as one text.
 *
 * @param place The list.
 * @param href  Any address of the page.
 */
export function choicesIn( { parameters }: Place, href: string ): string {
	const { searchParams } = new URL( href );
	return parameters
		.map( ( name ) => searchParams.get( name ) ?? '' )
		.join( '&' );
}

/**
 * Returns the current address with the choices of a link, on the list's first page.
 *
 * Links are as old as the page; what other lists have changed since is kept.
 *
 * @param place The list.
 * @param href  Address of the link.
 */
export function addressOf(
	{ region, parameters, page }: Place,
	href: string
): string {
	const to = new URL( href );
	const address = new URL( location.href );
	const own = pageOf( region );
	for ( const name of [ ...address.searchParams.keys() ] ) {
		if (
			parameters.includes( name ) ||
			name.startsWith( own ) ||
			name === 'paged' ||
			name === page
		) {
			address.searchParams.delete( name );
		}
	}
	for ( const name of parameters ) {
		const value = to.searchParams.get( name );
		if ( value ) {
			address.searchParams.set( name, value );
		}
	}
	address.pathname = to.pathname;
	address.search = written( address.searchParams );
	address.hash = '';
	return address.href;
}

/**
 * Returns the current address with another value of one filter, for `addressOf()`.
 *
 * @param name  Name of its parameter.
 * @param value As in addresses, not encoded; empty for none.
 * @param path  Path of the list's first page; empty for the current one.
 */
export function chosen( name: string, value: string, path: string ): string {
	const address = new URL( location.href );
	address.pathname = path || address.pathname;
	address.searchParams.set( name, value );
	return address.href;
}

/** Writes parameters as the server does. */
const written = ( parameters: URLSearchParams ) =>
	parameters
		.toString()
		.replaceAll( '%2C', ',' )
		.replaceAll( '+', '%20' )
		.replaceAll( '%7E', '~' )
		.replaceAll( '*', '%2A' );
