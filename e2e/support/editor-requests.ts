/** What the editor asks our plugin for. */
import type { Page, Request } from '@playwright/test';

/** Files of ours, pictures included, and answers of ours. */
const OURS = /\/plugins\/frontage\/|\/wp-json\/[^?]*frontage/;

/**
 * Returns the requests of ours while something is done, answered from a cache or not.
 *
 * @param page The editor's.
 * @param act  What is done.
 */
export async function requestsOf(
	page: Page,
	act: () => Promise< void >
): Promise< Request[] > {
	const seen: Request[] = [];
	const note = ( request: Request ) =>
		void ( OURS.test( request.url() ) && seen.push( request ) );
	page.on( 'request', note );
	await act();
	page.off( 'request', note );
	return seen;
}

/**
 * Returns the paths of requests that end so.
 *
 * @param requests Of ours.
 * @param end      Such as `/edit/tabs.js`.
 */
export const ending = ( requests: Request[], end: string ): string[] =>
	requests
		.map( ( request ) => request.url().split( '?' )[ 0 ] ?? '' )
		.filter( ( url ) => url.endsWith( end ) );
