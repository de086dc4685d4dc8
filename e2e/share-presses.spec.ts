/** Share buttons under hurried hands: what is pressed twice is shared once (S0 §2). */
import { publishContent } from './support/rest';
import { expect, test, visit } from './support/test';

const BUTTONS =
	'<!-- wp:frontage/share {"networks":["facebook","copy","qr"],"shows":"both","showsTotal":true} /-->';

test.use( { expectedErrors: [ /ERR_FAILED.*\/qr\.js/ ] } );

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

test( 'a QR code that cannot be loaded says so, and another press shows it once', async ( {
	admin,
	open,
} ) => {
	const { link } = await publishContent( admin, BUTTONS, {}, 'posts' );
	const page = await open( {} );
	let isOffline = true;
	let answer = () => {};
	const hold = () => new Promise< void >( ( done ) => ( answer = done ) );
	let held = hold();
	await page.context().route( /\/qr\.js/, async ( route ) => {
		// As on a slow network: long enough for another press.
		await held;
		return isOffline ? route.abort() : route.continue();
	} );
	await visit( page, link );
	const button = page
		.locator( '.frontage-share' )
		.first()
		.getByRole( 'button', { name: 'QR code' } );
	await button.click();
	await expect( button ).toHaveAttribute( 'aria-busy', 'true' );
	answer();
	const said = page.getByText( 'The QR code could not be loaded.' );
	await expect( said ).toBeVisible();
	await expect( said ).toHaveAttribute( 'role', 'status' );
	isOffline = false;
	held = hold();
	await button.click();
	await button.click();
	answer();
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 1 );
	await expect( page.getByRole( 'img', { name: /http/ } ) ).toBeVisible();
	await expect( page.getByText( 'Shares: 1' ) ).toBeVisible();
} );

test( 'a middle click on a network opens a tab, and counts', async ( {
	admin,
	open,
} ) => {
	const { link } = await publishContent( admin, BUTTONS, {}, 'posts' );
	const page = await open( {} );
	await page
		.context()
		.route( /facebook/, ( route ) => route.fulfill( { body: 'Shared' } ) );
	await visit( page, link );
	const block = page.locator( '.frontage-share' ).first();
	const network = block.getByRole( 'link', { name: 'Facebook' } );
	await network.hover();
	await expect( block.locator( 'frontage-island' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);
	await network.click( { button: 'middle' } );
	await expect( page.getByText( 'Shares: 1' ) ).toBeVisible();
} );
