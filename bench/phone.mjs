/** The phone on which pages are measured. */

/** Lighthouse's slow 4G, as observed by the application. */
export const SLOW_4G = {
	offline: false,
	latency: 562.5,
	downloadThroughput: ( 1474.56 * 1024 ) / 8,
	uploadThroughput: ( 675 * 1024 ) / 8,
};

/** CPU slowdown that makes this machine a cheap phone. */
export const PHONE_CPU = 4;
