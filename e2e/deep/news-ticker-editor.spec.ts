/** The news ticker for authors. */
import { expect, test, visit } from '../support/test';

test( 'is created from posts or a list, and published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Ticker' } );
	await editor.insert( 'News Ticker' );
	const ticker = editor.block( 'frontage/news-ticker' );
	await expect( ticker.locator( '.frontage-turns' ) ).toBeVisible();
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Headlines' ).selectOption( 'list' );
	const items = editor.block( 'core/list-item' ).getByRole( 'textbox' );
	await items.first().click();
	await expect( items.first() ).toBeFocused();
	await editor.page.keyboard.type( 'First thing' );
	await editor.page.keyboard.press( 'Enter' );
	await expect( items.nth( 1 ) ).toBeFocused();
	await editor.page.keyboard.type( 'Second thing' );
	await editor.select( 'frontage/news-ticker' );
	await settings.getByLabel( 'Ticker label' ).fill( 'Just in' );
	await visit( guest, await editor.publish() );
	const made = guest.getByRole( 'group', { name: 'Just in' } );
	await expect( made.getByRole( 'listitem' ) ).toHaveText( [
		'First thing',
		'Second thing',
	] );
} );
