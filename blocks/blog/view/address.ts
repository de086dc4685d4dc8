import type { Choice } from '@frontage/choice';
import { queryField } from '@frontage/lib/query-field';

const PREFIX = 'frontage-';

/**
 * Returns the URL of a page of the blog, which is also its cache key (S1 §7).
 *
 * Links reflect the URL as it was when they were printed; what other widgets have changed since is kept.
 *
 * @param id  Widget ID.
 * @param own Whether the page is in a query parameter of the widget; otherwise links lead to archive pages.
 */
export function addressIn( id: string, own: boolean ) {
	const name = `${ PREFIX }blog[${ id }]`;
	// On the first page, the parameter is empty.
	return own ? queryField( name ) : ofArchive( name );
}

/**
 * The key is the whole URL, without the query parameters of other widgets.
 *
 * @param name Query parameter of the widget, for pages that have no URL in WordPress.
 */
function ofArchive( name: string ) {
	const isOthers = ( [ field ]: [ string, string ] ) =>
		field.startsWith( PREFIX ) && field !== name;
	return {
		read( href: string = location.href ): Choice {
			const link = new URL( href, location.href );
			// Always serialized again, so that a page has only one key.
			link.search = new URLSearchParams(
				[ ...link.searchParams ].filter( ( one ) => ! isOthers( one ) )
			).toString();
			link.hash = '';
			return { category: link.href, page: 1 };
		},
		write( { category }: Choice ): string {
			const link = new URL( category );
			[ ...new URL( location.href ).searchParams ]
				.filter( isOthers )
				.forEach( ( [ field, value ] ) =>
					link.searchParams.set( field, value )
				);
			return link.href;
		},
	};
}
