/** The image accordion for authors. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/test';
const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );

test( 'is inserted, given titles and captions, and published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Pictures' } );
	await editor.insert( 'Image Accordion' );
	const items = editor.block( 'frontage/image-accordion-item' );
	await expect( items ).toHaveCount( 3 );
	for ( const index of [ 0, 1, 2 ] ) {
		await items
			.nth( index )
			.getByRole( 'textbox', { name: 'Title' } )
			.fill( `Image ${ index }` );
	}
	await items
		.nth( 1 )
		.getByRole( 'textbox', { name: 'Caption' } )
		.fill( 'At noon.' );
	await editor.select( 'frontage/image-accordion' );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Open images' ).selectOption( 'click' );
	await visit( guest, await editor.publish() );
	await button( guest, 'Image 1' ).click();
	await expect( guest.getByText( 'At noon.' ) ).toBeVisible();
} );
