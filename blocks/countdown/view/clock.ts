import { whenIdle } from '@frontage/islands/page';

/** Differences up to this are the network's, not the clock's. */
const TOLERANCE = 2000;

/** `Date` headers have whole seconds: on average half of one is cut off. */
const CUT_OFF = 500;

let ahead = 0;
let asking: Promise< void > | undefined;

/** The time by the server's clock, as near as it is known; in milliseconds. */
export const serverNow = () => Date.now() + ahead;

/**
 * Asks the server for its time, once a page and not before the page rests.
 *
 * One HEAD request for a file of ours, past the browser's cache; a CDN's `Age` is added. A device
 * clock that is ahead cannot be told from an old cached page in any other way. Without an answer,
 * or with one that is older than the page itself, the device's clock counts.
 *
 * @param file    Full address of any of our files; its path is asked for at the page's own origin.
 * @param printed When the server printed the page, in Unix seconds.
 */
export function askServer( file: string, printed: number ): Promise< void > {
	return ( asking ??= new Promise< void >( whenIdle )
		.then( async () => {
			const asked = Date.now();
			const { headers } = await fetch( new URL( file ).pathname, {
				method: 'HEAD',
				cache: 'no-store',
			} );
			const server =
				Date.parse( headers.get( 'date' )! ) +
				1000 * Number( headers.get( 'age' ) ) +
				CUT_OFF;
			const difference = server - ( asked + Date.now() ) / 2;
			if (
				server >= printed * 1000 &&
				Math.abs( difference ) > TOLERANCE
			) {
				ahead = difference;
			}
		} )
		.catch( () => {} ) );
}
