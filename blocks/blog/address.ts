/** The address of a page of the blog; with the module that keeps it, the key of what is kept (S1 §7). */
import type { Choice } from '../../src/ui/choice';

const PREFIX = 'frontage-';

/**
 * Links know the page as it was when they were printed; what other widgets have said since stays.
 *
 * @param id The widget's id where the page is in a field of its own; else links lead to pages of the archive.
 */
export function addressIn( id: string | false ) {
	return id ? ownField( `${ PREFIX }blog[${ id }]` ) : ofArchive();
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

/** A choice's category is the whole address, without the fields of widgets. */
function ofArchive() {
	const fields = ( { searchParams }: URL ) =>
		[ ...searchParams ].filter( ( [ field ] ) =>
			field.startsWith( PREFIX )
		);
	return {
		read( href: string = location.href ): Choice {
			const link = new URL( href, location.href );
			fields( link ).forEach( ( [ field ] ) =>
				link.searchParams.delete( field )
			);
			link.hash = '';
			return { category: link.href, page: 1 };
		},
		write( { category }: Choice ): string {
			const link = new URL( category );
			fields( new URL( location.href ) ).forEach( ( [ field, value ] ) =>
				link.searchParams.set( field, value )
			);
			return link.href;
		},
	};
}
