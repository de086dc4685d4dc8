/** Helpers for any page. */
import { expect, type CDPSession, type Page } from '@playwright/test';
import { seriousFindings } from './axe';

export { stillness } from './stillness';

/** Lighthouse's slow 4G, as observed by the application. */
const SLOW_4G = { latencyMs: 562.5, downKbps: 1474.56, upKbps: 675 };

/**
 * Opens a page of the site and expects it to load.
 *
 * @param page Browser page.
 * @param path Such as `/tabs/`.
 */
export async function visit( page: Page, path: string ): Promise< void > {
	const response = await page.goto( path );
	expect( response?.status(), `Status of ${ path }` ).toBe( 200 );
}

/**
 * Expects that nothing is wider than the screen.
 *
 * A phone zooms out on a page that is too wide, and its `innerWidth` grows with it, so that is not compared.
 */
export async function expectNoOverflow( page: Page ): Promise< void > {
	const wide = await page.evaluate( () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		if ( scrollWidth <= clientWidth ) {
			return [];
		}
		const isClipped = ( around: Element | null ): boolean =>
			!! around &&
			around !== document.body &&
			( getComputedStyle( around ).overflowX !== 'visible' ||
				isClipped( around.parentElement ) );
		const all = [ ...document.querySelectorAll( 'body *' ) ].filter(
			( one ) => {
				const { left, right } = one.getBoundingClientRect();
				return (
					( right > clientWidth + 1 || left < -1 ) &&
					! isClipped( one.parentElement )
				);
			}
		);
		return [
			`${ scrollWidth - clientWidth } pixels`,
			...all
				.slice( 0, 30 )
				.map(
					( one ) =>
						`${ one.parentElement!.className } > ${ one.tagName }.${ one.className }: ${ one.textContent!.slice( 0, 40 ) }`
				),
		];
	} );
	expect( wide, 'Nothing is wider than the screen.' ).toEqual( [] );
}

/**
 * Expects no serious or critical axe violations.
 *
 * @param page    Any page.
 * @param include Only within this selector.
 */
export async function expectNoAxe(
	page: Page,
	include?: string
): Promise< void > {
	const serious = ( await seriousFindings( page, include ) ).map(
		( { id, help, nodes } ) =>
			`${ id }: ${ help } — ${ nodes.map( ( { html } ) => html ).join( ' | ' ) }`
	);
	expect( serious, 'Serious accessibility findings' ).toEqual( [] );
}

/**
 * Throttles the network to slow 4G.
 *
 * @param page Any page.
 * @return Restores full speed.
 */
export async function slow4g( page: Page ): Promise< () => Promise< void > > {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Network.enable' );
	const set = ( latency: number, down: number, up: number ) =>
		session.send( 'Network.emulateNetworkConditions', {
			offline: false,
			latency,
			downloadThroughput: down,
			uploadThroughput: up,
		} );
	await set(
		SLOW_4G.latencyMs,
		( SLOW_4G.downKbps * 1024 ) / 8,
		( SLOW_4G.upKbps * 1024 ) / 8
	);
	return () => set( 0, -1, -1 ).then( () => undefined );
}

/**
 * Throttles the CPU.
 *
 * @param page Any page.
 * @param rate 4 is a cheap phone; 1 is this machine.
 */
export async function cpu( page: Page, rate: number ): Promise< CDPSession > {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate } );
	return session;
}

/**
 * Blocks the theme's fonts: a late font shifts all text of the page, which is not our layout shift.
 *
 * @param page Page that has not navigated yet.
 */
export async function withoutFonts( page: Page ): Promise< void > {
	await page.route( /\.woff2?(\?|$)/, ( route ) =>
		route.fulfill( { status: 200, body: '' } )
	);
}
