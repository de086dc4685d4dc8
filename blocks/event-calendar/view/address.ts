import type { Choice } from '@frontage/choice';

/**
 * Reads and writes what a calendar shows in the URL: a view and a day, as one text that is empty for today.
 *
 * @param id Of the calendar.
 */
export function addressIn( id: string ) {
	const name = `frontage-event-calendar[${ id }]`;
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
