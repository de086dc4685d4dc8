/** Links to the sections of a page, for authors. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/test';

const nav = ( page: Page ) =>
	page.getByRole( 'navigation', { name: 'On this page' } );
const link = ( page: Page, name: string ) =>
	nav( page ).getByRole( 'link', { name, exact: true } );

test( 'is inserted, gets typed links and is published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'A page' } );
	await editor.insert( 'One Page Navigation' );
	const settings = await editor.openSettings();
	await settings
		.getByLabel( 'Links lead to' )
		.selectOption( 'Custom anchors' );
	await settings
		.getByLabel( 'Links', { exact: true } )
		.fill( 'Bread #bread\nHours #hours' );
	await expect(
		settings.getByText( 'No block of this content has' )
	).toContainText( 'Bread' );
	const preview = editor.block( 'frontage/one-page-nav' );
	await expect( preview.getByText( 'Hours' ) ).toBeAttached();
	await visit( guest, await editor.publish() );
	await expect( link( guest, 'Bread' ) ).toHaveAttribute( 'href', '#bread' );
	await expect( link( guest, 'Hours' ) ).toBeVisible();
} );
