/** Whether the editor renders its blocks in an iframe. */
import type { Page } from '@playwright/test';

/**
 * Waits until the editor shows its blocks, however long that takes: an editor that is only slow has no other kind of canvas.
 *
 * @param page The editor.
 */
export async function isFramed( page: Page ): Promise< boolean > {
	const frame = page.locator( 'iframe[name="editor-canvas"]' );
	await frame
		.or( page.locator( '.block-editor-block-list__layout' ) )
		.first()
		.waitFor();
	return ( await frame.count() ) > 0;
}
