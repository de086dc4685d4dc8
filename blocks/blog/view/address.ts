import type { Choice } from '@frontage/choice';

const PREFIX = 'frontage-';

/**
 * The address of a page of the blog; with the module that keeps it, the key of what is kept (S1 §7).
 *
 * Links know the page as it was when they were printed; what other widgets have said since stays.
 *
 * @param id  The widget's id.
 * @param own Whether the page is in a field of the widget's on this page; else links lead to pages of the archive.
 */
export function addressIn( id: string, own: boolean ) {
	const name = `${ PREFIX }blog[${ id }]`;
	return own ? ownField( name ) : ofArchive( name );
}

/**
 * A choice's category is what the widget's field says; empty on the first page.
 *
 * @param name The field.
 */
function ownField( name: string ) {
	return {
		read: ( href: string = location.href ): Choice => ( {
			category:
				new URL( href, location.href ).searchParams.get( name ) ?? '',
			page: 1,
		} ),
		write( { category }: Choice ): string {
			const here = new URL( location.href );
			here.searchParams.delete( name );
			if ( category ) {
				here.searchParams.set( name, category );
			}
			here.hash = '';
			return here.href;
		},
	};
}

/**
 * A choice's category is the whole address, without the fields of other widgets.
 *
 * @param name The widget's own field, for pages that WordPress has no address for.
 */
function ofArchive( name: string ) {
	const isOthers = ( [ field ]: [ string, string ] ) =>
		field.startsWith( PREFIX ) && field !== name;
	return {
		read( href: string = location.href ): Choice {
			const link = new URL( href, location.href );
			// Written anew in any case: the same page has one name.
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
