/** Browsers that lack something which ours has. */
import type { Page } from '@playwright/test';

/**
 * A browser whose CSS has no anchors.
 *
 * @param page Before it is opened.
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
 * A browser whose buttons have no commands.
 *
 * @param page Before it is opened.
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
