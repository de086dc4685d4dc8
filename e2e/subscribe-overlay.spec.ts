/** The subscribe overlay. */
import { dialog, pressBeside, publishPage } from './support/modal';
import { TALL, escape } from './support/overlays';
import { expect, expectNoAxe, test, visit } from './support/test';

test.use( { held: 120 } );

const PAGE = '/modules/subscribe-overlay/';

const FORM =
	'<!-- wp:html --><form action="" method="get"><label>Address <input name="address"></label><button>Send</button></form><!-- /wp:html -->';

test( 'contains a form, closes by Escape and its button but not by a click outside', async ( {
	page,
	narrow,
} ) => {
	await visit( page, PAGE );
	const opener = page.getByRole( 'button', { name: 'Subscribe & read' } );
	const overlay = dialog( page, 'Subscribe & read' );
	await opener.click();
	await overlay.getByLabel( 'Your address' ).fill( 'a@example.org' );
	await expectNoAxe( page, '#monthly' );
	await pressBeside( page, 5, 5 );
	await expect( overlay ).toBeVisible();
	await expect
		.poll( () => page.evaluate( () => !! history.state?.frontageOverlays ) )
		.toBe( true );
	await escape( page );
	await expect( overlay ).toBeHidden();
	await expect( opener ).toBeFocused();
	await opener.click();
	await overlay.getByRole( 'button', { name: 'Close' } ).click();
	await expect( overlay ).toBeHidden();
	await visit( narrow, PAGE );
	await narrow.getByRole( 'button', { name: 'Subscribe & read' } ).tap();
	await expect( dialog( narrow, 'Subscribe & read' ) ).toBeVisible();
	await narrow.waitForFunction( () => ! document.getAnimations().length );
	const box = ( await dialog( narrow, 'Subscribe & read' ).boundingBox() )!;
	expect( [ box.x, box.width, box.y + box.height ] ).toEqual( [
		0, 390, 844,
	] );
} );

test( 'as a card it keeps the page usable, and subscribers do not see it again', async ( {
	admin,
	page,
} ) => {
	const anchor = `card-${ Date.now() }`;
	const attributes = {
		anchor,
		opener: 'none',
		place: 'end',
		buttonText: 'Letter',
		triggers: [ { type: 'scroll', value: '50' } ],
	};
	await visit(
		page,
		await publishPage(
			admin,
			`${ TALL }<!-- wp:frontage/subscribe-overlay ${ JSON.stringify( attributes ) } -->${ FORM }<!-- /wp:frontage/subscribe-overlay -->`
		)
	);
	const toTheEnd = () =>
		page.evaluate( () => scrollTo( 0, document.body.scrollHeight ) );
	const isReady = () =>
		expect(
			page.locator( 'frontage-island[name=overlays]' )
		).toHaveAttribute( 'data-state', 'awake' );
	await isReady();
	await toTheEnd();
	const card = page.getByRole( 'region', { name: 'Letter' } );
	await expect( card ).toBeVisible();
	await expect( page.locator( ':modal' ) ).toHaveCount( 0 );
	await card.getByLabel( 'Address' ).fill( 'a@example.org' );
	await card.getByRole( 'button', { name: 'Send' } ).click();
	await expect( page ).toHaveURL( /address=/ );
	const cookie = ( await page.context().cookies() ).find(
		( { name } ) => name === `frontage-overlay-${ anchor }`
	)!;
	expect( ( cookie.expires - Date.now() / 1000 ) / 86400 ).toBeGreaterThan(
		390
	);
	await page.evaluate( () => sessionStorage.clear() );
	await page.reload();
	await isReady();
	await toTheEnd();
	await page.waitForLoadState( 'networkidle' );
	await expect( card ).toBeHidden();
} );

test(
	'is inserted with its conditions and published',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		test.slow();
		await editor.create( { title: 'Subscribe' } );
		await editor.insert( 'Subscribe Overlay' );
		const block = editor.block( 'frontage/subscribe-overlay' );
		await block
			.getByRole( 'textbox', { name: 'Button text' } )
			.first()
			.fill( 'Get the letter' );
		await block.locator( 'h2' ).click();
		await editor.page.keyboard.type( 'Once a month' );
		await editor.select( 'frontage/subscribe-overlay' );
		const settings = await editor.openSettings();
		await expect( settings.getByText( /^Opens only when/ ) ).toBeVisible();
		await visit( guest, await editor.publish() );
		await guest.getByRole( 'button', { name: 'Get the letter' } ).click();
		await expect( dialog( guest, 'Get the letter' ) ).toContainText(
			'Once a month'
		);
	}
);
