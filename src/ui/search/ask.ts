import { callAction } from '@frontage/api';

export interface Found {
	/** Returns the number of results as a sentence. */
	said: string;
	/** Options, escaped by the server. */
	html: string;
}

/** Milliseconds to wait after typing before the request. */
const REST_MS = 200;

const asleep = ( signal: AbortSignal ) =>
	new Promise< void >( ( done, fail ) => {
		setTimeout( done, REST_MS );
		signal.addEventListener( 'abort', fail );
	} );

/**
 * Returns a search function that requests each text once, and only uses the latest response.
 *
 * @param settings Search settings, signed by the server.
 * @return Searches; resolves to nothing if a later search has superseded it.
 */
export function asker( settings: string ) {
	const known = new Map< string, Found >();
	let request = new AbortController();
	return async ( text: string ): Promise< Found | undefined > => {
		request.abort();
		const { signal } = ( request = new AbortController() );
		try {
			if ( text && ! known.has( text ) ) {
				await asleep( signal );
				known.set(
					text,
					await callAction< Found >(
						'frontage_search',
						{ s: text, settings },
						{ signal, read: true }
					)
				);
			}
			return signal.aborted ? undefined : known.get( text );
		} catch ( error ) {
			if ( signal.aborted ) {
				return undefined;
			}
			throw error;
		}
	};
}
