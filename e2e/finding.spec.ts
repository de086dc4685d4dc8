/** Turning off what is not used. */
import type { Page } from '@playwright/test';
import { expect, message, test, toggle } from './support/settings';
import { expectNoAxe } from './support/test';

/** Shows modules as unused: every module of the tested site is used by its own page. */
const serveUnused = ( page: Page, ...slugs: string[] ) =>
	page.route( /frontage\/v1\/modules\?/, async ( route ) => {
		const response = await route.fetch();
		const data = await response.json();
		for ( const module of data.modules ) {
			module.places = slugs.includes( module.slug ) ? 0 : module.places;
		}
		await route.fulfill( { response, json: data } );
	} );

test(
	'turns off what is not used, after asking, and Undo reverts it',
	{ tag: '@deep' },
	async ( { owner } ) => {
		const page = await owner();
		await toggle( page, 'Age Gate' ).click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Turn off' } )
			.click();
		await expect( toggle( page, 'Age Gate' ) ).not.toBeChecked();
		await serveUnused( page, 'age-gate', 'unfold' );
		// The first answer comes with the page.
		const navigation = page.getByRole( 'navigation', { name: 'Frontage' } );
		await navigation.getByRole( 'link', { name: 'Status' } ).click();
		await navigation
			.getByRole( 'link', { name: 'Blocks and features' } )
			.click();
		const button = page.getByRole( 'button', {
			name: 'Turn off unused (1)',
		} );
		await button.click();
		const dialog = page.getByRole( 'dialog', {
			name: 'Turn off 1 unused block or extension?',
		} );
		await expect( dialog.getByRole( 'listitem' ) ).toHaveText( [
			'Show More',
		] );
		await expectNoAxe( page, '.frontage-confirm' );
		await dialog.getByRole( 'button', { name: 'Turn off' } ).click();
		const done = message( page, '“Show More” is off.' );
		await expect( toggle( page, 'Show More' ) ).not.toBeChecked();
		await expect( toggle( page, 'Frontage Tabs' ) ).toBeChecked();
		await expect( toggle( page, 'Sticky header' ) ).toBeVisible();
		await expect(
			page.getByRole( 'button', { name: /^Turn off unused/ } )
		).toHaveCount( 0 );
		await expect( page.locator( '.frontage-found' ) ).toBeFocused();
		await done.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( toggle( page, 'Show More' ) ).toBeChecked();
		await expect( toggle( page, 'Age Gate' ) ).not.toBeChecked();
	}
);
