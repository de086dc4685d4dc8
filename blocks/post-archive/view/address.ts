/** What is looked for, in the address: the same fields as the form sends without script. */
import type { Choice } from '@frontage/choice';

/** Fields of the form, as the action calls them (S0 §7). */
export const FIELDS = [ 's', 'cat_select', 'calendar_select' ] as const;

/** @param id The widget's id. */
export function addressIn( id: string ) {
	const name = ( field: string ) =>
		`frontage-post-archive[${ id }][${ field }]`;
	return {
		/** A choice's category holds all fields. */
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
