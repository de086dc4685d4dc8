import { fill } from '@frontage/lib/fill';
import type { PageData } from '@frontage/lib/page-data';

/**
 * Gives the document the title that the server prints for a page of a list.
 *
 * @param page From 1; anything else leaves the title.
 */
export function setPageTitle( page: number ): void {
	const data = document.getElementById( 'frontage-data' )?.textContent;
	const { titles }: Partial< PageData > = JSON.parse( data || '{}' );
	if ( titles && page > 0 ) {
		document.title = page > 1 ? fill( titles[ 1 ], page ) : titles[ 0 ];
	}
}
