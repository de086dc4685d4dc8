/** Shared by the specs of the settings screen. */
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect, test as base, visit } from './test';

export const SCREEN = '/wp-admin/admin.php?page=frontage';

/** Opens the settings screen with settings that no other test sees. */
type Owner = (
	query?: string,
	options?: BrowserContextOptions,
	cookies?: Record< string, string >
) => Promise< Page >;

export const test = base.extend< { owner: Owner } >( {
	owner: async ( { open, own }, provide ) =>
		provide( async ( query = '', options = {}, cookies = {} ) => {
			const page = await open(
				{
					storageState: process.env.FRONTAGE_ADMIN_STATE,
					...options,
				},
				{ frontage_env_settings: own, ...cookies }
			);
			await visit( page, SCREEN + query );
			await expect( heading( page ) ).toBeVisible();
			return page;
		} ),
} );

export const heading = ( page: Page ): Locator =>
	page
		.getByRole( 'heading', { level: 2 } )
		.and( page.locator( '.frontage-app__heading' ) );

/**
 * Returns the row of a block or feature.
 *
 * @param page  The settings screen.
 * @param title Title as shown.
 */
export const row = ( page: Page, title: string ): Locator =>
	page.locator( '.frontage-module' ).filter( {
		has: page.getByRole( 'heading', {
			level: 4,
			name: title,
			exact: true,
		} ),
	} );

export const toggle = ( page: Page, title: string ): Locator =>
	page.getByRole( 'checkbox', { name: title, exact: true } );

export const message = ( page: Page, text: string ): Locator =>
	page.getByTestId( 'snackbar' ).filter( { hasText: text } );

export { expect, visit };
