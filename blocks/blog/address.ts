/** The address of a page of the blog; the key of what is kept, with the module that keeps it (S1 §7). */
import type { Choice } from '../../src/ui/choice';

const PREFIX = 'frontage-';

/**
 * Links know the page as it was when they were printed; what other widgets have said since stays.
 *
 * @param id The widget's id where the page is in a field of its own; else links lead to pages of the archive.
 */
export function addressIn( id: string | false ) {
	const name = `${ PREFIX }blog[${ id }]`;
	return {
		/** A choice's category holds the whole address. */
		read( href: string = location.href ): Choice {
			const link = new URL( href, location.href );
			const here = new URL( location.href );
			const address = id ? here : link;
			if ( id ) {
				const page = link.searchParams.get( name );
				here.searchParams.delete( name );
				if ( page ) {
					here.searchParams.set( name, page );
				}
			} else {
				here.searchParams.forEach( ( value, field ) => {
					if ( field.startsWith( PREFIX ) ) {
						link.searchParams.set( field, value );
					}
				} );
			}
			address.hash = '';
			return { category: address.href, page: 1 };
		},
		write: ( { category }: Choice ) => category,
	};
}
