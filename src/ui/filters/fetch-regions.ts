import { partAddress } from '@frontage/lib/part-address';
import { readPage } from '@frontage/lib/read-page';

/** WordPress's Query Loop is only fetched with its page: its blocks may stand inside one that restricts its content. */
export const LOOP = 'query/';

/**
 * Fetches a list and its filters: these parts alone if the server supports it, otherwise the whole page.
 *
 * @param href   Address of the page.
 * @param names  Module and ID of each part, the list first.
 * @param signal Aborts the request.
 */
export async function fetchRegions(
	href: string,
	names: readonly string[],
	signal: AbortSignal
): Promise< Document > {
	const wanted = names.join( ' ' );
	const response = await fetch(
		wanted.startsWith( LOOP ) ? href : partAddress( href, wanted ),
		{ signal }
	);
	const page = readPage( await response.text() );
	if ( ! page.getElementById( names[ 0 ]!.split( '/' )[ 1 ]! ) ) {
		throw new Error( `${ href } answered ${ response.status }` );
	}
	return page;
}
