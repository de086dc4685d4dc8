import { kept } from './memory';

/** Two countdowns that redirect to each other do so at most once in this many milliseconds. */
const PAUSE = 60000;

const withoutHash = ( address: string ) =>
	new URL( address, location.href ).href.split( '#' )[ 0 ];

/**
 * Redirects the visitor when a countdown is over.
 *
 * Navigates in the same tab and replaces the history entry, so that Back does not redirect again.
 *
 * Does nothing if the URL is the current page or if it redirected recently: a redirect loop ends at
 * the second visit, and a browser without storage does not redirect at all.
 *
 * @param address URL; the server allows only safe ones.
 * @param key     Storage key.
 */
export function leaveFor( address: string, key: string ): void {
	const now = Date.now();
	if (
		withoutHash( address ) !== withoutHash( '' ) &&
		now - kept( 'sessionStorage', key ) > PAUSE &&
		kept( 'sessionStorage', key, now )
	) {
		location.replace( address );
	}
}
