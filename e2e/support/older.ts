/** Simulates browsers without certain capabilities. */
import type { Page } from '@playwright/test';

/**
 * Simulates a browser without CSS anchor positioning.
 *
 * @param page Page that has not navigated yet.
 */
export async function withoutAnchors( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		CSS.supports = () => false;
	} );
	await page.route(
		( { pathname } ) => ! /\.(js|svg|jpe?g|webp)$/.test( pathname ),
		async ( route ) => {
			const response = await route.fetch();
			const body = ( await response.text() ).replaceAll(
				/(position-area|position-anchor|anchor-name)\b/g,
				'x-$1'
			);
			await route.fulfill( { response, body } );
		}
	);
}

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
