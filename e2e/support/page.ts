/** What specs do with any page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type CDPSession, type Page } from '@playwright/test';

/** Lighthouse's slow 4G, as seen by the application. */
const SLOW_4G = { latencyMs: 562.5, downKbps: 1474.56, upKbps: 675 };

/**
 * Opens a page of the site and expects it to be there.
 *
 * @param page Whose browser.
 * @param path Such as `/tabs/`.
 */
export async function visit( page: Page, path: string ): Promise< void > {
	const response = await page.goto( path );
	expect( response?.status(), `Status of ${ path }` ).toBe( 200 );
}

/** Longest motion that is waited for, in milliseconds; what goes on for longer is looked at as it moves. */
const PASSING_MS = 3000;

/**
 * Waits until what fades in or out has done so: half faded text has no contrast.
 *
 * @param page Any page.
 */
async function stillness( page: Page ): Promise< void > {
	await page.evaluate(
		( longest ) =>
			Promise.allSettled(
				document
					.getAnimations()
					.filter(
						( { effect, playState } ) =>
							playState === 'running' &&
							Number( effect?.getComputedTiming().endTime ) <
								longest
					)
					.map( ( { finished } ) => finished )
			),
		PASSING_MS
	);
}

/**
 * Expects that nothing is wider than the screen.
 *
 * A phone shows a page that is too wide smaller, and then its `innerWidth` is as wide: that says nothing.
 *
 * @param page Any page.
 */
export async function expectNoOverflow( page: Page ): Promise< void > {
	expect(
		await page.evaluate(
			() =>
				document.documentElement.scrollWidth -
				document.documentElement.clientWidth
		)
	).toBeLessThanOrEqual( 0 );
}

/**
 * Expects no serious or critical finding of axe.
 *
 * @param page    Any page.
 * @param include Only within this selector.
 */
export async function expectNoAxe(
	page: Page,
	include?: string
): Promise< void > {
	await stillness( page );
	const builder = new AxeBuilder( { page } );
	const { violations } = await (
		include ? builder.include( include ) : builder
	).analyze();
	const serious = violations
		.filter(
			( { impact } ) => impact === 'serious' || impact === 'critical'
		)
		.map(
			( { id, help, nodes } ) =>
				`${ id }: ${ help } — ${ nodes.map( ( { html } ) => html ).join( ' | ' ) }`
		);
	expect( serious, 'Serious accessibility findings' ).toEqual( [] );
}

/**
 * Makes the network as slow as slow 4G, and undoes it.
 *
 * @param page Any page.
 * @return Back to full speed.
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
 * Makes the processor slower.
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
 * Keeps the theme's fonts away: when one arrives, all text of the page moves, which is not our shift.
 *
 * @param page Before it is opened.
 */
export async function withoutFonts( page: Page ): Promise< void > {
	await page.route( /\.woff2?(\?|$)/, ( route ) =>
		route.fulfill( { status: 200, body: '' } )
	);
}
