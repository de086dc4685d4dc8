/** Scrolling text for authors. */
import { expect, test, visit } from '../support/test';

test( 'is written, previewed and published', async ( { editor, guest } ) => {
	test.slow();
	await editor.create( { title: 'Passing' } );
	await editor.insert( 'Scrolling Text' );
	const text = editor.block( 'frontage/text-scroll' );
	await text.locator( 'p' ).fill( 'Closed in August' );
	await editor.select( 'frontage/text-scroll' );
	const settings = await editor.openSettings();
	const track = text.locator( '.frontage-marquee__track' );
	await expect( track ).toHaveCSS( 'animation-name', 'none' );
	await editor.page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Preview' } )
		.click();
	await expect( track ).not.toHaveCSS( 'animation-name', 'none' );
	await settings.getByLabel( 'Separator' ).selectOption( { label: '✦' } );
	await visit( guest, await editor.publish() );
	await expect( guest.getByText( 'Closed in August' ).first() ).toBeVisible();
	await expect(
		guest.locator( '.frontage-text-scroll__mark' ).first()
	).toHaveText( '✦' );
} );
