/** Finding modules by the words of other plugins, in the inserter and in the settings, and turning off the rest. */
import type { Page } from '@playwright/test';
import { expect, message, row, test, toggle } from './support/settings';
import { expectNoAxe } from './support/test';
import { BLOCKS_BY_WORD, FEATURES_BY_WORD } from './support/words';

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

test( 'the inserter finds blocks by the words of other plugins', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post', title: 'Search' } );
	const inserter = editor.page.getByRole( 'button', {
		name: /^(Toggle block inserter|Block Inserter)$/,
	} );
	await inserter.click();
	const search = editor.page
		.getByRole( 'searchbox', { name: /^Search/ } )
		.first();
	for ( const [ word, title ] of Object.entries( BLOCKS_BY_WORD ) ) {
		await search.fill( word );
		await expect(
			editor.page
				.getByRole( 'option', { name: title, exact: true } )
				.and(
					editor.page.locator(
						'.block-editor-block-types-list__item'
					)
				),
			word
		).not.toHaveCount( 0 );
	}
	await inserter.click();
} );

test( 'finds modules by the words of other plugins', async ( { owner } ) => {
	const page = await owner();
	const words = Object.entries( { ...BLOCKS_BY_WORD, ...FEATURES_BY_WORD } );
	for ( const [ word, title ] of words ) {
		await page.getByRole( 'searchbox' ).fill( word );
		await expect( row( page, title ), word ).toBeVisible();
	}
} );

test( 'turns off what is not used, after asking, and Undo reverts it', async ( {
	owner,
} ) => {
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
	const button = page.getByRole( 'button', { name: 'Turn off unused (1)' } );
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
} );
