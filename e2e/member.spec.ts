import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/rooms/member/';

test( 'shows its text, also without script', async ( { noJs } ) => {
	await visit( noJs, PAGE );
	await expect( noJs.locator( '.frontage-member__text' ) ).toHaveText(
		'A short text'
	);
} );

test( 'answers a press made before its script is there', async ( { page } ) => {
	await visit( page, PAGE );
	const text = page.locator( '.frontage-member__text' );
	await text.click();
	await expect( text ).toHaveClass( /is-marked/ );
	await expectNoAxe( page, '.frontage-member' );
} );

test( 'is inserted, written and published', async ( { editor, guest } ) => {
	await editor.create( { title: 'Member' } );
	await editor.insert( 'Member' );
	await editor.block( 'frontage/member' ).getByRole( 'textbox' ).fill( 'Hello' );
	await visit( guest, await editor.publish() );
	await expect( guest.locator( '.frontage-member__text' ) ).toHaveText( 'Hello' );
} );
