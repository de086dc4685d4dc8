import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/rooms/remote-carousel/';

test( 'shows its text, also without script', async ( { noJs } ) => {
	await visit( noJs, PAGE );
	await expect( noJs.locator( '.frontage-remote-carousel__text' ) ).toHaveText(
		'A short text'
	);
} );

test( 'answers a press made before its script is there', async ( { page } ) => {
	await visit( page, PAGE );
	const text = page.locator( '.frontage-remote-carousel__text' );
	await text.click();
	await expect( text ).toHaveClass( /is-marked/ );
	await expectNoAxe( page, '.frontage-remote-carousel' );
} );

test( 'is inserted, written and published', async ( { editor, guest } ) => {
	await editor.create( { title: 'Remote carousel' } );
	await editor.insert( 'Remote carousel' );
	await editor.block( 'frontage/remote-carousel' ).getByRole( 'textbox' ).fill( 'Hello' );
	await visit( guest, await editor.publish() );
	await expect( guest.locator( '.frontage-remote-carousel__text' ) ).toHaveText( 'Hello' );
} );
