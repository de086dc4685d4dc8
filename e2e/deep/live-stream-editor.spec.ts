import { sitePhp } from '../support/site-php';
import { expect, test, visit } from '../support/test';

test( 'is inserted, planned and published', async ( { editor, guest } ) => {
	await editor.create( { title: 'Concert' } );
	await editor.insert( 'Live Stream' );
	const block = editor.block( 'frontage/live-stream' );
	await block
		.getByRole( 'textbox', { name: 'Address' } )
		.fill( 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' );
	await block.getByRole( 'button', { name: 'Add' } ).click();
	await expect( block.locator( '.frontage-live-stream__badge' ) ).toHaveText(
		'Live '
	);
	await visit( guest, await editor.publish() );
	await expect(
		guest.locator( '.frontage-live-stream__cover' )
	).toHaveAttribute( 'href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' );
} );

test( 'advises on a channel that cannot be checked, until it is closed for good', async ( {
	editor,
} ) => {
	await sitePhp( 'delete_user_meta( 1, "frontage_live_advice_closed" );' );
	await editor.create( { title: 'Channel' } );
	await editor.insert( 'Live Stream' );
	const block = editor.block( 'frontage/live-stream' );
	await block
		.getByRole( 'textbox', { name: 'Address' } )
		.fill( 'https://www.youtube.com/@harbour' );
	await block.getByRole( 'button', { name: 'Add' } ).click();
	const advice = block.getByText( 'Without an API key for YouTube' );
	await expect( advice.first() ).toBeVisible();
	const closed = editor.page.waitForResponse( /frontage_live_advice_close/ );
	await block.getByRole( 'button', { name: /Close|Dismiss/ } ).click();
	expect( ( await closed ).status() ).toBe( 200 );
	await expect( advice ).toHaveCount( 0 );
} );
