import { callAction } from '@frontage/api';

export interface Found {
	/** How many there are, in words. */
	said: string;
	/** Options, escaped by the server. */
	html: string;
}

/** Milliseconds of rest before the server is asked. */
const REST_MS = 200;

const asleep = ( signal: AbortSignal ) =>
	new Promise< void >( ( done, fail ) => {
		setTimeout( done, REST_MS );
		signal.addEventListener( 'abort', fail );
	} );

/**
 * Asks the server for what was typed, once for each text, and only for the latest.
 *
 * @param settings Where to look, signed by the server.
 * @return Asks; answers nothing where a later question has overtaken it.
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
						{ signal }
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
