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

/**
 * Opens an empty browser as that phone, which counts what it receives.
 *
 * @param {import('@playwright/test').Browser} browser
 * @return {Promise<{ page: import('@playwright/test').Page, bytes: () => number }>} The page; closing its context ends it.
 */
export async function openPhone( browser ) {
	const context = await browser.newContext( {
		viewport: { width: 390, height: 844 },
	} );
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	let bytes = 0;
	session.on( 'Network.loadingFinished', ( { encodedDataLength } ) => {
		bytes += encodedDataLength;
	} );
	await session.send( 'Network.enable' );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: PHONE_CPU } );
	await session.send( 'Network.emulateNetworkConditions', SLOW_4G );
	return { page, bytes: () => bytes };
}
