/** Helpers for any page. */
import { expect, type CDPSession, type Page } from '@playwright/test';
import { seriousFindings } from './axe';

export { stillness } from './stillness';

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
 * Holds the server's answers back, so that what is shown until they come can be looked at, however busy the machine is.
 *
 * @param page  Any page.
 * @param asked URLs of the requests.
 * @return Lets them through, and all later ones.
 */
export async function holdAnswers(
	page: Page,
	asked: RegExp
): Promise< () => Promise< void > > {
	let release = () => {};
	const isReleased = new Promise< void >( ( done ) => {
		release = done;
	} );
	await page.route( asked, async ( route ) => {
		await isReleased;
		// Of a page that is left, nobody waits for them.
		await route.continue().catch( () => {} );
	} );
	return () => {
		release();
		return page.unroute( asked );
	};
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
