/** The countdown on every kind of page and in the editor. */
import { part } from './support/countdown';
import { expect, test, visit } from './support/test';

const DEMO = '/modules/countdown/';

test( 'shows the end as text without script and in print', async ( {
	noJs,
	page,
} ) => {
	await visit( noJs, DEMO );
	await expect(
		noJs.getByText( 'Starts every Friday at 6:00 pm CET' )
	).toBeVisible();
	await expect(
		noJs.locator( '.frontage-countdown__digits:visible' )
	).toHaveCount( 0 );
	await visit( page, DEMO );
	await page.emulateMedia( { media: 'print' } );
	await expect(
		page.locator( '.frontage-countdown__digits:visible' )
	).toHaveCount( 0 );
	expect(
		(
			await page
				.getByText( 'Ends on January 5, 2030, 7:08 am UTC' )
				.boundingBox()
		)?.width
	).toBeGreaterThan( 100 );
} );

test( 'shows the end in the visitor’s time zone, and the printed one as a tooltip', async ( {
	open,
	noJs,
} ) => {
	const tokyo = await open( { timezoneId: 'Asia/Tokyo' } );
	await visit( tokyo, DEMO );
	const end = tokyo.locator( 'time[datetime^="2030-01-05"]' ).first();
	await expect( end ).toHaveText( 'January 5, 2030 at 4:08 PM' );
	await expect( end ).toHaveAttribute(
		'title',
		'January 5, 2030, 7:08 am UTC'
	);
	await visit( noJs, DEMO );
	await expect(
		noJs.locator( 'time[datetime^="2030-01-05"]' ).first()
	).toHaveText( 'January 5, 2030, 7:08 am UTC' );
} );

test( 'shortens its labels in narrow places', async ( { narrow, page } ) => {
	await visit( narrow, DEMO );
	await expect(
		narrow.locator( '#welcome' ).getByText( 'Hrs' )
	).toBeVisible();
	await expect(
		narrow.locator( '#welcome' ).getByText( 'Hours' )
	).toBeHidden();
	await visit( page, DEMO );
	await expect(
		page.locator( '#welcome' ).getByText( 'Hours' )
	).toBeVisible();
	await expect( page.locator( '#welcome' ).getByText( 'Hrs' ) ).toBeHidden();
} );

test( 'starts on the right in right-to-left languages', async ( { rtl } ) => {
	await visit( rtl, DEMO );
	const day = await rtl.locator( '#welcome [data-unit=day]' ).boundingBox();
	const second = await rtl
		.locator( '#welcome [data-unit=second]' )
		.boundingBox();
	expect( day!.x ).toBeGreaterThan( second!.x );
} );

test( 'does not move while ticking, also with reduced motion', async ( {
	lessMotion,
} ) => {
	await lessMotion.clock.install();
	await visit( lessMotion, DEMO );
	const own = lessMotion.locator( '#welcome' );
	const digits = own.locator( '[data-unit=second]' );
	await own.scrollIntoViewIfNeeded();
	await expect( digits ).not.toHaveText( '00' );
	const [ text, box ] = [ await digits.innerText(), await own.boundingBox() ];
	await lessMotion.clock.runFor( 11_000 );
	await expect( digits ).not.toHaveText( text );
	expect( await own.boundingBox() ).toEqual( box );
	expect(
		await own.evaluate(
			( element ) => element.getAnimations( { subtree: true } ).length
		)
	).toBe( 0 );
} );

test( 'is set up in the editor: date, message, look of the end', async ( {
	editor,
	page,
} ) => {
	await editor.create( { title: 'Made in the editor' } );
	await editor.insert( 'Countdown' );
	const block = editor.block( 'frontage/countdown' );
	await block.getByRole( 'button', { name: 'Select date and time' } ).click();
	await editor.page
		.getByRole( 'spinbutton', { name: 'Year' } )
		.fill( '2099' );
	await editor.page
		.getByRole( 'spinbutton', { name: 'Year' } )
		.press( 'Enter' );
	await expect( block.locator( '[data-unit=second]' ) ).toBeVisible();
	await editor.select( 'frontage/countdown' );
	await editor.page
		.getByRole( 'button', { name: 'Preview the end' } )
		.click();
	await block.locator( '[data-type="core/paragraph"]' ).click();
	await editor.page.keyboard.type( 'Thanks for waiting.' );
	expect( await editor.content() ).toContain( '"date":"2099-' );
	await visit( page, await editor.publish() );
	await expect( part( page, 'timer' ) ).toBeVisible();
	await expect( page.getByText( 'Thanks for waiting.' ) ).toBeHidden();
} );

test( 'does not redirect in the editor and says so', async ( { editor } ) => {
	await editor.create( { title: 'No redirect' } );
	await editor.insert( 'Countdown per Visitor' );
	await editor.select( 'frontage/countdown' );
	const settings = await editor.openSettings();
	await settings
		.getByLabel( 'When it ends', { exact: true } )
		.last()
		.selectOption( 'redirect' );
	// The editor may also ask for it beside the block.
	const url = settings.getByLabel( 'URL', { exact: true } );
	await url.fill( 'javascript:alert(1)' );
	await expect(
		settings.getByText( 'Visitors cannot be redirected to this URL.' )
	).toBeVisible();
	await url.fill( '/plain/' );
	await expect(
		settings.getByText( 'The redirect does not run in the editor.' )
	).toBeVisible();
	await expect(
		editor.block( 'frontage/countdown' ).locator( '[data-unit=second]' )
	).toBeVisible();
	await expect( editor.page ).toHaveURL( /wp-admin\/post/ );
} );
