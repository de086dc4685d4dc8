import { kept } from './memory';

/** Two countdowns that send visitors to each other do it once in so many milliseconds. */
const PAUSE = 60000;

const withoutHash = ( address: string ) =>
	new URL( address, location.href ).href.split( '#' )[ 0 ];

/**
 * Takes the visitor to another page when a countdown is over.
 *
 * Goes there in the same tab, without an entry that Back would fall into.
 *
 * Stays where the address is this page itself, and where it went just before: a circle of
 * redirects ends at the second visit, and a browser that remembers nothing does not go at all.
 *
 * @param address From the server, which lets only safe ones through.
 * @param key     Names what is remembered.
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
