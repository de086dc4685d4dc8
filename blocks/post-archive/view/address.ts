/** Keeps the search criteria in the URL, with the same parameters as the form without JavaScript. */
import type { Choice } from '@frontage/choice';

/** Fields of the form, named as in the action (S0 §7). */
export const FIELDS = [ 's', 'cat_select', 'calendar_select' ] as const;

/** @param id Widget ID. */
export function addressIn( id: string ) {
	const name = ( field: string ) =>
		`frontage-post-archive[${ id }][${ field }]`;
	return {
		/** The key contains all fields. */
		read( href: string = location.href ): Choice {
			const { searchParams } = new URL( href, location.href );
			const said = new URLSearchParams();
			for ( const field of FIELDS ) {
				const value = searchParams.get( name( field ) );
				if ( value ) {
					said.set( field, value );
				}
			}
			const page = Number( searchParams.get( name( 'page' ) ) );
			return { category: said.toString(), page: page || 1 };
		},
		write( { category, page }: Choice ): string {
			const address = new URL( location.href );
			const said = new URLSearchParams( category );
			if ( page > 1 ) {
				said.set( 'page', String( page ) );
			}
			for ( const field of [ ...FIELDS, 'page' ] ) {
				address.searchParams.delete( name( field ) );
			}
			said.forEach( ( value, field ) =>
				address.searchParams.set( name( field ), value )
			);
			return address.href;
		},
	};
}
