import { whenIdle } from '@frontage/islands/page';

/** Differences up to this many milliseconds are network latency. */
const TOLERANCE = 2000;

/** `Date` headers have whole seconds: on average 500 ms are cut off. */
const CUT_OFF = 500;

let ahead = 0;
let asking: Promise< void > | undefined;

/** The best estimate of the server's time, in milliseconds. */
export const serverNow = () => Date.now() + ahead;

/**
 * Requests the server's time, once per page and only when the page is idle.
 *
 * Sends one HEAD request for a plugin file, bypassing the browser's cache, and adds a CDN's `Age`.
 * Nothing else distinguishes a device clock that is ahead from an old cached page. If the request
 * fails, or its time is before the page was printed, the device's clock is used.
 *
 * @param file    Full URL of any plugin file; its path is requested at the page's own origin.
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
