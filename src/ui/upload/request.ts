import { UploadError } from './types';

export interface RequestOptions {
	method: string;
	body: FormData;
	headers?: Record< string, string >;
	timeout?: number;
	signal: AbortSignal;
	onProgress: ( loaded: number, total: number ) => void;
}

const NOT_MODIFIED = 304;

/**
 * Returns whether a status is a success (S2 §8); 0 is the status of URL schemes without one.
 *
 * @param status HTTP status.
 */
const isGood = ( status: number ): boolean =>
	! status || ( status >= 200 && status < 300 ) || status === NOT_MODIFIED;

/**
 * Sends a request with files and reports its progress.
 *
 * @param url Upload URL.
 * @throws UploadError `Network Error`, `Network Timeout` or the status text; the signal's reason when it was aborted.
 */
export function request(
	url: string,
	options: RequestOptions
): Promise< XMLHttpRequest > {
	const { method, body, headers = {}, timeout = 0, signal } = options;
	const xhr = new XMLHttpRequest();
	const sent = new Promise< XMLHttpRequest >( ( resolve, reject ) => {
		const fail = ( message: string ) =>
			reject( new UploadError( message, xhr ) );
		xhr.onload = () =>
			isGood( xhr.status ) ? resolve( xhr ) : fail( xhr.statusText );
		xhr.onerror = () => fail( 'Network Error' );
		xhr.ontimeout = () => fail( 'Network Timeout' );
		xhr.onabort = () => reject( signal.reason );
	} );
	xhr.upload.onprogress = ( { loaded, total } ) =>
		options.onProgress( loaded, total );
	xhr.open( method, url );
	xhr.timeout = timeout;
	for ( const [ name, value ] of Object.entries( headers ) ) {
		xhr.setRequestHeader( name, value );
	}
	signal.addEventListener( 'abort', () => xhr.abort(), { once: true } );
	xhr.send( body );
	return sent;
}
