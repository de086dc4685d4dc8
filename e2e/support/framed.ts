/** Whether the editor renders its blocks in an iframe. */
import type { Page } from '@playwright/test';

/**
 * @param page The editor.
 */
export const isFramed = ( page: Page ): Promise< boolean > =>
	page
		.locator( 'iframe[name="editor-canvas"]' )
		.waitFor( { timeout: 5_000 } )
		.then(
			() => true,
			() => false
		);
