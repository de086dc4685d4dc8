/** The panels of the selected block in the sidebar. */
import type { Locator, Page } from '@playwright/test';

/** Panels that any block can have; they come after its own. */
const EXTRA = [ 'Frontage', 'Live value', 'Performance and accessibility' ];

/** Panels of WordPress that end every sidebar. */
const END = [ 'Position', 'Advanced' ];

/**
 * Returns the titles of the selected block's panels, in their order.
 *
 * @param page The editor, with its sidebar open.
 */
export const panels = async ( page: Page ): Promise< string[] > => {
	const titles = await page
		.locator( '.block-editor-block-inspector' )
		.locator(
			'.components-panel__body-title:not(.frontage-extensions > .frontage-settings *), .components-tools-panel:not(.frontage-settings *) .components-tools-panel-header > h2'
		)
		.allTextContents();
	return titles.filter( ( title ) => ! END.includes( title ) );
};

/**
 * Returns the panels for any block that precede one of the block's own.
 *
 * @param page The editor, with its sidebar open.
 */
export async function beforeOwn( page: Page ): Promise< string[] > {
	const titles = await panels( page );
	const own = titles.filter( ( title ) => ! EXTRA.includes( title ) ).pop();
	return own
		? titles
				.slice( 0, titles.lastIndexOf( own ) )
				.filter( ( title ) => EXTRA.includes( title ) )
		: [];
}

/** Opens what a button of the sidebar shows and hides, unless it is open already. */
export async function unfold( toggle: Locator ): Promise< void > {
	await toggle.waitFor();
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await toggle.click();
	}
}

/**
 * Opens the panel of an extension that the selected block does not use.
 *
 * @param settings The sidebar.
 * @param name     Title of the extension.
 */
export async function openExtension(
	settings: Locator,
	name: string
): Promise< void > {
	for ( const title of [ 'Frontage', name ] ) {
		const toggle = settings.getByRole( 'button', {
			name: title,
			exact: true,
		} );
		await unfold( toggle );
	}
}
