/** Popups for visitors. */
import { withoutCommands } from './support/older';
import { escape } from './support/overlays';
import { expect, expectNoAxe, test, visit } from './support/test';
import {
	PAGE,
	dialog,
	isLocked,
	opener,
	paragraph,
	pressBeside,
	publish,
	scrolled,
} from './support/modal';

test.use( { held: 120 } );

test( 'opens before any module has loaded, traps the focus and returns it', async ( {
	admin,
	page,
} ) => {
	const url = await publish(
		admin,
		{ anchor: 'letter', buttonText: 'Read the letter' },
		paragraph( '<a href="/modules/plain/">An older letter</a>' )
	);
	const modules: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( '/frontage/build/' ) ) {
			modules.push( request.url() );
		}
	} );
	await page.route( '**/build/modal/view.js*', () => {} );
	await visit( page, url );
	await page.waitForLoadState( 'networkidle' );
	expect(
		modules.map( ( one ) => one.replace( /.*build\/|\?.*/g, '' ) )
	).toEqual( [ 'islands.js' ] );
	await opener( page ).click();
	await expect( dialog( page, 'Read the letter' ) ).toBeVisible();
	await expect(
		dialog( page, 'Read the letter' ).getByRole( 'button', {
			name: 'Close',
		} )
	).toBeFocused();
	for ( let press = 0; press < 8; press++ ) {
		await page.keyboard.press( 'Tab' );
		expect(
			await page.evaluate(
				() =>
					document
						.querySelector( '.wp-site-blocks :focus' )
						?.closest( 'dialog' )?.id ?? 'letter'
			)
		).toBe( 'letter' );
	}
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page, 'Read the letter' ) ).toBeHidden();
	await expect( opener( page ) ).toBeFocused();
} );

test( 'an early click is not lost in browsers without invoker commands', async ( {
	page,
} ) => {
	await withoutCommands( page );
	let arrive = () => {};
	const late = new Promise< void >( ( done ) => ( arrive = done ) );
	await page.route( '**/build/islands.js*', async ( route ) => {
		await late;
		await route.continue();
	} );
	await page.goto( PAGE, { waitUntil: 'commit' } );
	await opener( page ).click();
	await expect( opener( page ) ).toHaveAttribute( 'data-pending' );
	arrive();
	await expect( dialog( page, 'Read the letter' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page, 'Read the letter' ) ).toBeHidden();
	await expect( opener( page ) ).toBeFocused();
} );

test( 'closes in each way, the top one first, and the dialog has a name', async ( {
	page,
} ) => {
	await test.step( 'closes by its button, a click outside, Escape and Back, without scrolling the page', async () => {
		await visit( page, PAGE );
		await opener( page ).scrollIntoViewIfNeeded();
		const before = await scrolled( page );
		const steps = await page.evaluate( () => history.length );
		const ways = [
			() =>
				dialog( page, 'Read the letter' )
					.getByRole( 'button', { name: 'Close' } )
					.click(),
			() => pressBeside( page, 5, 5 ),
			() => page.keyboard.press( 'Escape' ),
			() => page.goBack(),
		];
		for ( const way of ways ) {
			await opener( page ).click();
			await expect( dialog( page, 'Read the letter' ) ).toBeVisible();
			await expect
				.poll( () => page.evaluate( () => history.state ) )
				.toMatchObject( { frontageOverlays: [ 'letter' ] } );
			expect( await isLocked( page ) ).toBe( true );
			await way();
			await expect( dialog( page, 'Read the letter' ) ).toBeHidden();
			await expect( opener( page ) ).toBeFocused();
			await expect
				.poll( () =>
					page.evaluate( () => history.state?.frontageOverlays )
				)
				.toBeUndefined();
			expect( await isLocked( page ) ).toBe( false );
			expect( await scrolled( page ) ).toBe( before );
		}
		await expect( page ).toHaveURL( new RegExp( `${ PAGE }$` ) );
		expect( await page.evaluate( () => history.length ) ).toBe( steps + 1 );
	} );
	await test.step( 'nested dialogs close from the top, each returning the focus', async () => {
		await opener( page ).click();
		const link = page.getByRole( 'link', { name: 'The small print' } );
		await link.click();
		await expect( dialog( page, 'Small print' ) ).toBeVisible();
		await expect( dialog( page, 'Read the letter' ) ).toBeVisible();
		await pressBeside( page, 5, 5 );
		await expect( dialog( page, 'Small print' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( dialog( page, 'Small print' ) ).toBeHidden();
		await expect( dialog( page, 'Read the letter' ) ).toBeVisible();
		await expect( link ).toBeFocused();
		await expect( page ).toHaveURL( new RegExp( `${ PAGE }$` ) );
		await link.click();
		await expect( dialog( page, 'Small print' ) ).toBeVisible();
		await page.goBack();
		await expect( dialog( page, 'Small print' ) ).toBeHidden();
		await expect( dialog( page, 'Read the letter' ) ).toBeVisible();
		await page.goBack();
		await expect( dialog( page, 'Read the letter' ) ).toBeHidden();
	} );
	await test.step( 'the dialog has a name and no serious accessibility issue', async () => {
		await expect( opener( page ) ).toHaveAttribute(
			'aria-haspopup',
			'dialog'
		);
		await opener( page ).click();
		await expect( page.locator( 'body' ) ).toMatchAriaSnapshot(
			[
				'- dialog "Read the letter":',
				'  - button "Close"',
				'  - heading "One letter a month" [level=2]',
				'  - paragraph',
				'  - paragraph',
			].join( '\n' )
		);
		await expectNoAxe( page, '#letter' );
	} );
} );

test( 'a link from another page opens it, and closing stays on the site', async ( {
	page,
} ) => {
	await visit( page, '/modules/plain/' );
	await visit( page, `${ PAGE }#small-print` );
	await expect( dialog( page, 'Small print' ) ).toBeVisible();
	await expect( page.locator( 'dialog:modal' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page, 'Small print' ) ).toBeHidden();
	await expect( page ).toHaveURL( new RegExp( `${ PAGE }$` ) );
	await page.goBack();
	await expect( page ).toHaveURL( /plain/ );
} );

test( 'videos stop when it closes', async ( { admin, page } ) => {
	const url = await publish(
		admin,
		{ anchor: 'video', buttonText: 'Watch' },
		'<!-- wp:html --><video id="clip" src="data:video/mp4;base64,"></video><!-- /wp:html -->'
	);
	await visit( page, url );
	await page.getByRole( 'button', { name: 'Watch' } ).click();
	await page.evaluate( () =>
		Object.defineProperties( document.getElementById( 'clip' )!, {
			paused: { value: false },
			pause: {
				value: () =>
					document.body.toggleAttribute( 'data-paused', true ),
			},
		} )
	);
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( 'body' ) ).toHaveAttribute( 'data-paused' );
} );

test( 'counts openings and conversions, visible only to authors', async ( {
	admin,
	page,
} ) => {
	const anchor = `counted-${ Date.now() }`;
	const url = await publish(
		admin,
		{ anchor, buttonText: 'Look' },
		'<!-- wp:paragraph --><p><a href="/modules/plain/">A page</a></p><!-- /wp:paragraph -->'
	);
	await visit( page, url );
	await page.getByRole( 'button', { name: 'Look' } ).click();
	await expect( page.locator( `#${ anchor }` ) ).toBeVisible();
	await expect( page.locator( `#${ anchor }` ) ).toHaveAttribute(
		'data-awake',
		/\d/
	);
	await escape( page );
	await page.getByRole( 'button', { name: 'Look' } ).click();
	await page.getByRole( 'link', { name: 'A page' } ).click();
	await expect( page ).toHaveURL( /plain/ );
	const nonce = await (
		await admin.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' )
	).text();
	const ask = ( headers: Record< string, string > ) =>
		admin.request.post(
			'/wp-json/frontage/v1/action/frontage_overlay_counts',
			{
				headers,
				form: { id: anchor },
			}
		);
	await expect
		.poll( async () => ( await ask( { 'X-WP-Nonce': nonce } ) ).json() )
		.toEqual( { open: 2, done: 1 } );
	expect( ( await ask( {} ) ).status() ).toBe( 403 );
} );
