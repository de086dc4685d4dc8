/** Requests that leave the site. */
import type { Page, Request } from '@playwright/test';

/**
 * Returns whether a request leaves the site under test.
 *
 * @param request Of any kind; what is in the page itself does not leave it.
 */
export function isForeign( request: Request ): boolean {
	const { protocol, hostname } = new URL( request.url() );
	return (
		protocol.startsWith( 'http' ) &&
		! [ '127.0.0.1', 'localhost' ].includes( hostname )
	);
}

/**
 * Notes the requests to other hosts from now on.
 *
 * @param page A visitor's.
 * @return Their addresses, filled as they are.
 */
export function foreignRequests( page: Page ): string[] {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( isForeign( request ) ) {
			asked.push( request.url() );
		}
	} );
	return asked;
}
