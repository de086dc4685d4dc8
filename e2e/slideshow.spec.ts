import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/rooms/slideshow/';

test( 'shows its text, also without script', async ( { noJs } ) => {
	await visit( noJs, PAGE );
	await expect( noJs.locator( '.frontage-slideshow__text' ) ).toHaveText(
		'A short text'
	);
} );

test( 'answers a press made before its script is there', async ( { page } ) => {
	await visit( page, PAGE );
	const text = page.locator( '.frontage-slideshow__text' );
	await text.click();
	await expect( text ).toHaveClass( /is-marked/ );
	await expectNoAxe( page, '.frontage-slideshow' );
} );

test( 'is inserted, written and published', async ( { editor, guest } ) => {
	await editor.create( { title: 'Slideshow' } );
	await editor.insert( 'Slideshow' );
	await editor.block( 'frontage/slideshow' ).getByRole( 'textbox' ).fill( 'Hello' );
	await visit( guest, await editor.publish() );
	await expect( guest.locator( '.frontage-slideshow__text' ) ).toHaveText( 'Hello' );
} );
