/** Animated text for authors. */
import { expect, test, visit } from '../support/test';

test( 'is written in place, previewed and published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Animated' } );
	await editor.insert( 'Rotating Words' );
	const text = editor.block( 'frontage/animated-text' );
	const write = ( name: string, words: string ) =>
		text.getByRole( 'textbox', { name } ).fill( words );
	await write( 'Text before', 'I like' );
	await write( 'word | word | word', 'tea | coffee' );
	await write( 'Text after', 'best' );
	await editor.select( 'frontage/animated-text' );
	await editor.page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Preview' } )
		.click();
	await expect( text.locator( '.frontage-turns' ) ).toBeVisible();
	const settings = await editor.openSettings();
	await settings.getByLabel( 'HTML element' ).selectOption( 'h3' );
	await visit( guest, await editor.publish() );
	await expect(
		guest.getByRole( 'heading', {
			level: 3,
			name: 'I like tea and coffee best',
		} )
	).toBeVisible();
} );
