/** The table of contents for authors. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/test';

const list = ( page: Page, name = 'Contents' ) =>
	page.getByRole( 'navigation', { name, exact: true } ).first();
const link = ( page: Page, name: string ) =>
	list( page ).getByRole( 'link', { name, exact: true } );

test( 'shows a message in the editor without headings, then lists them', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Book' } );
	await editor.insert( 'Frontage Table of Contents' );
	const box = editor.block( 'frontage/table-of-contents' );
	await expect( box ).toContainText( 'No headings were found on this page.' );
	await editor.insert( 'Heading' );
	const heading = editor.block( 'core/heading' );
	await heading.click();
	await expect( heading ).toBeFocused();
	await editor.page.keyboard.type( 'Chapter one' );
	await expect( box.getByRole( 'listitem' ) ).toHaveText( 'Chapter one' );
	await editor.select( 'frontage/table-of-contents' );
	const settings = await editor.openSettings();
	await settings
		.getByLabel( 'List markers', { exact: true } )
		.selectOption( 'bullets' );
	await visit( guest, await editor.publish() );
	await expect( link( guest, 'Chapter one' ) ).toHaveAttribute(
		'href',
		'#chapter-one'
	);
	await expect( guest.locator( '.has-bullets ul' ) ).toBeVisible();
} );
