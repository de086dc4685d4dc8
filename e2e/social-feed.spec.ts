import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/social-feed/';
const TEXT = '.frontage-social-feed__text';

test( 'shows its text, also without script', async ( { noJs } ) => {
	await visit( noJs, PAGE );
	await expect(
		noJs.locator( TEXT, { hasText: 'A short text' } )
	).toBeVisible();
} );

test( 'answers a press made before its script is there', async ( { page } ) => {
	await visit( page, PAGE );
	const text = page.locator( TEXT, { hasText: 'A short text' } );
	await text.click();
	await expect( text ).toHaveClass( /is-marked/ );
	await expectNoAxe( page, '.frontage-social-feed' );
} );

test( 'is inserted, written and published', async ( { editor, guest } ) => {
	await editor.create( { title: 'A page' } );
	await editor.insert( 'Social Feed' );
	const block = editor.block( 'frontage/social-feed' );
	await block.getByRole( 'textbox' ).fill( 'Hello' );
	await visit( guest, await editor.publish() );
	await expect( guest.locator( TEXT ) ).toHaveText( 'Hello' );
} );
