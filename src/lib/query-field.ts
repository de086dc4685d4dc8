/** What a widget shows, as the value of one query parameter; empty for what it shows at first. */
interface Shown {
	category: string;
	page: number;
}

/**
 * Reads and writes it in the URL, where the parameters of other widgets stay.
 *
 * @param name Query parameter of the widget.
 */
export const queryField = ( name: string ) => ( {
	read: ( href: string = location.href ): Shown => ( {
		category: new URL( href, location.href ).searchParams.get( name ) ?? '',
		page: 1,
	} ),
	write( { category }: Shown ): string {
		const here = new URL( location.href );
		here.searchParams.delete( name );
		if ( category ) {
			here.searchParams.set( name, category );
		}
		here.hash = '';
		return here.href;
	},
} );
