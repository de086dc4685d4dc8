/** Simulates browsers without certain capabilities. */
import type { Page } from '@playwright/test';

/**
 * Simulates a browser that does not know some CSS.
 *
 * @param page  Page that has not navigated yet.
 * @param names Of properties.
 */
async function withoutProperties(
	page: Page,
	names: string[]
): Promise< void > {
	await page.addInitScript( () => {
		CSS.supports = () => false;
	} );
	await page.route(
		( { pathname } ) => ! /\.(js|svg|jpe?g|webp)$/.test( pathname ),
		async ( route ) => {
			const response = await route.fetch();
			const body = ( await response.text() ).replaceAll(
				new RegExp( `(${ names.join( '|' ) })\\b`, 'g' ),
				'x-$1'
			);
			await route.fulfill( { response, body } );
		}
	);
}

/**
 * Simulates a browser without CSS anchor positioning.
 *
 * @param page Page that has not navigated yet.
 */
export const withoutAnchors = ( page: Page ): Promise< void > =>
	withoutProperties( page, [
		'position-area',
		'position-anchor',
		'anchor-name',
	] );

/**
 * Simulates a browser without scroll-driven animations.
 *
 * @param page Page that has not navigated yet.
 */
export const withoutScrollTimelines = ( page: Page ): Promise< void > =>
	withoutProperties( page, [ 'animation-timeline', 'animation-range' ] );

/**
 * Simulates a browser without invoker commands.
 *
 * @param page Page that has not navigated yet.
 */
export async function withoutCommands( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		const { prototype } = HTMLButtonElement;
		for ( const name of [ 'command', 'commandForElement' ] ) {
			delete ( prototype as any )[ name ];
		}
		addEventListener(
			'command',
			( event ) => event.preventDefault(),
			true
		);
	} );
}
