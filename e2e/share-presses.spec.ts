/** Share buttons under hurried hands: what is pressed twice is shared once (S0 §2). */
import { publishContent } from './support/rest';
import { expect, test, visit } from './support/test';

const BUTTONS =
	'<!-- wp:frontage/share {"networks":["facebook","copy","qr"],"shows":"both","showsTotal":true} /-->';

test( 'a double click opens one window or one dialog, and counts once', async ( {
	admin,
	open,
} ) => {
	const { link } = await publishContent( admin, BUTTONS, {}, 'posts' );
	const page = await open( {
		permissions: [ 'clipboard-read', 'clipboard-write' ],
	} );
	let windows = 0;
	page.context().on( 'page', () => windows++ );
	await page
		.context()
		.route( /facebook/, ( route ) => route.fulfill( { body: 'Shared' } ) );
	await visit( page, link );
	const block = page.locator( '.frontage-share' ).first();
	await block.getByRole( 'link', { name: 'Facebook' } ).hover();
	await expect( block.locator( 'frontage-island' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);
	await block.getByRole( 'link', { name: 'Facebook' } ).dblclick();
	await expect( page.getByText( 'Shares: 1' ) ).toBeVisible();
	// As people do: the dialog is there before the second click.
	await block
		.getByRole( 'button', { name: 'QR code' } )
		.dblclick( { delay: 120 } );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 1 );
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect( page.getByText( 'Shares: 2' ) ).toBeVisible();
	await block
		.getByRole( 'button', { name: 'Copy link' } )
		.click( { modifiers: [ 'Control' ] } );
	await expect( block.getByText( 'Copied' ).first() ).toBeVisible();
	await expect( page.getByText( 'Shares: 3' ) ).toBeVisible();
	expect( windows ).toBe( 1 );
} );
