/** The countdown: what visitors see of time, and what comes at the end. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxe, test, visit } from './support/test';

const HOUR = 3600;
const DEMO = '/rooms/countdown/';

const OVER =
	'<!-- wp:paragraph --><p>The sale is over.</p><!-- /wp:paragraph -->';

const PICTURE =
	'<!-- wp:image --><figure class="wp-block-image"><img src="/wp-includes/images/media/default.png" alt="Sold out"/></figure><!-- /wp:image -->';

/**
 * Publishes a page with a countdown.
 *
 * @param admin      The administrator.
 * @param attributes The block's.
 * @param inner      What comes at the end.
 * @return Its address.
 */
async function publish(
	admin: Page,
	attributes: object,
	inner = OVER
): Promise< string > {
	const nonce = await (
		await admin.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' )
	).text();
	const made = await admin.request.post( '/wp-json/wp/v2/pages', {
		headers: { 'X-WP-Nonce': nonce },
		data: {
			status: 'publish',
			title: 'Countdown',
			content: `<!-- wp:frontage/countdown ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:frontage/countdown -->`,
		},
	} );
	return ( ( await made.json() ) as { link: string } ).link;
}

/**
 * Seconds from now as a date of the block.
 * @param seconds
 */
const inSeconds = ( seconds: number ) => ( {
	date: new Date( Date.now() + seconds * 1000 ).toISOString().slice( 0, 19 ),
	zone: 'UTC',
} );

/**
 * Opens a page with a clock that can be moved, and waits until the server's time is known.
 *
 * @param page   The visitor.
 * @param path   Address.
 * @param device How far the device's clock is ahead, in seconds.
 */
async function watch( page: Page, path: string, device = 0 ): Promise< void > {
	await page.clock.install( { time: Date.now() + device * 1000 } );
	const asked = page.waitForResponse(
		( response ) => response.request().method() === 'HEAD'
	);
	await visit( page, path );
	await asked;
	await expect(
		page.locator( 'frontage-island[data-state=awake]' )
	).toHaveCount( 1 );
}

const part = ( page: Page, name: string ) =>
	page.locator( `.frontage-countdown__${ name }` ).first();

const seconds = async ( page: Page ) => {
	const [ days, hours, minutes, rest ] = await page
		.locator( '.frontage-countdown' )
		.first()
		.locator( '[data-unit]' )
		.allInnerTexts();
	return (
		Number( days ) * 24 * HOUR +
		Number( hours ) * HOUR +
		Number( minutes ) * 60 +
		Number( rest )
	);
};

test( 'ticks each second and ends with the message, announced once', async ( {
	admin,
	page,
} ) => {
	await watch( page, await publish( admin, inSeconds( 1.5 * HOUR ) ) );
	const before = await seconds( page );
	expect( before ).toBeGreaterThan( 1.4 * HOUR );
	await page.clock.runFor( 5000 );
	await expect
		.poll( () => seconds( page ) )
		.toBeLessThanOrEqual( before - 5 );
	await page.clock.fastForward( '02:00:00' );
	await expect(
		page.getByText( 'The sale is over.', { exact: true } )
	).toBeVisible();
	await expect( part( page, 'clock' ) ).toBeHidden();
	await expect( page.getByRole( 'status' ) ).toHaveText(
		'The countdown has ended. The sale is over.'
	);
	await expectNoAxe( page, '.frontage-countdown' );
} );

test( 'ends with an image', async ( { admin, page } ) => {
	await watch(
		page,
		await publish(
			admin,
			{ ...inSeconds( HOUR ), endAction: 'image' },
			PICTURE
		)
	);
	await expect( page.getByRole( 'img', { name: 'Sold out' } ) ).toBeHidden();
	await page.clock.fastForward( '01:00:01' );
	await expect( page.getByRole( 'img', { name: 'Sold out' } ) ).toBeVisible();
} );

test( 'takes the visitor to another page when it ends, and Back does not lead into it', async ( {
	admin,
	page,
} ) => {
	const path = await publish( admin, {
		...inSeconds( HOUR ),
		endAction: 'redirect',
		redirectUrl: '/plain/',
	} );
	await visit( page, '/' );
	await watch( page, path );
	await expect( page ).toHaveURL( path );
	await page.clock.fastForward( '01:00:01' );
	await expect( page ).toHaveURL( /\/plain\/$/ );
	await page.goBack();
	await expect( page ).toHaveURL( /:\d+\/$/ );
} );

test( 'two pages that redirect to each other come to rest with a link', async ( {
	admin,
	page,
} ) => {
	const ended = { ...inSeconds( -HOUR ), endAction: 'redirect' };
	const there = await publish( admin, {
		...ended,
		redirectUrl: '/rooms/',
		anchor: 'there',
	} );
	const here = await publish( admin, {
		...ended,
		redirectUrl: there,
		anchor: 'here',
	} );
	const nonce = await (
		await admin.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' )
	).text();
	const id = Number(
		( await ( await admin.request.get( there ) ).text() ).match(
			/page-id-(\d+)/
		)?.[ 1 ]
	);
	await admin.request.post( `/wp-json/wp/v2/pages/${ id }`, {
		headers: { 'X-WP-Nonce': nonce },
		data: {
			content: `<!-- wp:frontage/countdown ${ JSON.stringify( { ...ended, redirectUrl: here, anchor: 'there' } ) } /-->`,
		},
	} );
	const visited: string[] = [];
	page.on( 'framenavigated', ( frame ) => visited.push( frame.url() ) );
	await page.goto( here );
	await expect
		.poll( () => visited.slice( 0, 3 ) )
		.toEqual( [ here, there, here ] );
	await expect(
		page.locator( 'frontage-island[data-state=awake]' )
	).toHaveCount( 1 );
	await page.waitForLoadState( 'networkidle' );
	expect( visited ).toHaveLength( 3 );
	await expect(
		page.getByRole( 'link', { name: 'Continue' } )
	).toBeVisible();
} );

test( 'shows the end at once on a page printed after it, without a script', async ( {
	admin,
	page,
	noJs,
} ) => {
	const path = await publish( admin, inSeconds( -HOUR ) );
	const scripts: string[] = [];
	page.on( 'request', ( request ) => scripts.push( request.url() ) );
	for ( const visitor of [ page, noJs ] ) {
		await visit( visitor, path );
		await expect( visitor.getByText( 'The sale is over.' ) ).toBeVisible();
	}
	expect(
		scripts.filter( ( url ) => url.includes( '/plugins/frontage/' ) )
	).toEqual( [] );
} );

test( 'goes by the server’s clock when the device is half an hour fast', async ( {
	admin,
	page,
} ) => {
	await watch(
		page,
		await publish( admin, inSeconds( 2 * HOUR ) ),
		HOUR / 2
	);
	await expect.poll( () => seconds( page ) ).toBeGreaterThan( 1.9 * HOUR );
} );

test( 'a fast device is not taken away too early', async ( {
	admin,
	page,
} ) => {
	const path = await publish( admin, {
		...inSeconds( HOUR ),
		endAction: 'redirect',
		redirectUrl: '/plain/',
	} );
	await watch( page, path, 2 * HOUR );
	await expect( part( page, 'timer' ) ).toHaveAttribute(
		'data-state',
		'running'
	);
	await expect( page ).toHaveURL( path );
} );

test( 'a visitor’s own run goes on after a reload', async ( { page } ) => {
	const own = page.locator( '#welcome [data-unit=day]' );
	await visit( page, DEMO );
	await own.scrollIntoViewIfNeeded();
	await expect( own ).toHaveText( '001' );
	await page.evaluate( () => {
		const key = 'frontage-countdown-welcome';
		localStorage.setItem(
			key,
			String( Number( localStorage.getItem( key ) ) - 86400 )
		);
	} );
	await visit( page, DEMO );
	await own.scrollIntoViewIfNeeded();
	await expect( own ).toHaveText( '000' );
} );

test( 'says the end in words without script and on paper, and shows no still digits', async ( {
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

test( 'shortens its labels in a narrow place and fits on a phone', async ( {
	narrow,
	page,
} ) => {
	await visit( narrow, DEMO );
	await expect(
		narrow.locator( '#welcome' ).getByText( 'Hrs' )
	).toBeVisible();
	await expect(
		narrow.locator( '#welcome' ).getByText( 'Hours' )
	).toBeHidden();
	expect(
		await narrow.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 390 );
	await expectNoAxe( narrow, '.entry-content' );
	await visit( page, DEMO );
	await expect(
		page.locator( '#welcome' ).getByText( 'Hours' )
	).toBeVisible();
	await expect( page.locator( '#welcome' ).getByText( 'Hrs' ) ).toBeHidden();
} );

test( 'begins at the right in a right-to-left language', async ( { rtl } ) => {
	await visit( rtl, DEMO );
	const day = await rtl.locator( '#welcome [data-unit=day]' ).boundingBox();
	const second = await rtl
		.locator( '#welcome [data-unit=second]' )
		.boundingBox();
	expect( day!.x ).toBeGreaterThan( second!.x );
	await expectNoAxe( rtl, '.entry-content' );
} );

test( 'moves nothing while it ticks, also with reduced motion', async ( {
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

test( 'is made in the editor: a date, a message, a look at the end', async ( {
	editor,
	page,
} ) => {
	await editor.create( { title: 'Made in the editor' } );
	await editor.insert( 'Countdown' );
	const block = editor.block( 'frontage/countdown' );
	await block.getByRole( 'button', { name: 'Choose date and time' } ).click();
	await editor.page
		.getByRole( 'spinbutton', { name: 'Year' } )
		.fill( '2099' );
	await editor.page
		.getByRole( 'spinbutton', { name: 'Year' } )
		.press( 'Enter' );
	await expect( block.locator( '[data-unit=second]' ) ).toBeVisible();
	await editor.select( 'frontage/countdown' );
	await editor.page
		.getByRole( 'button', { name: 'Show what comes at the end' } )
		.click();
	await block.locator( '[data-type="core/paragraph"]' ).click();
	await editor.page.keyboard.type( 'Thanks for waiting.' );
	expect( await editor.content() ).toContain( '"date":"2099-' );
	await visit( page, await editor.publish() );
	await expect( part( page, 'timer' ) ).toBeVisible();
	await expect( page.getByText( 'Thanks for waiting.' ) ).toBeHidden();
} );

test( 'redirects nobody in the editor, and says so', async ( { editor } ) => {
	await editor.create( { title: 'Redirects nobody' } );
	await editor.insert( 'Countdown for each visitor' );
	await editor.select( 'frontage/countdown' );
	const settings = await editor.openSettings();
	await settings
		.getByLabel( 'At the end', { exact: true } )
		.last()
		.selectOption( 'redirect' );
	await settings.getByLabel( 'Address' ).fill( 'javascript:alert(1)' );
	await expect(
		settings.getByText( 'Visitors cannot be taken to this address.' )
	).toBeVisible();
	await settings.getByLabel( 'Address' ).fill( '/plain/' );
	await expect(
		settings.getByText( 'Not followed here in the editor.' )
	).toBeVisible();
	await expect(
		editor.block( 'frontage/countdown' ).locator( '[data-unit=second]' )
	).toBeVisible();
	await expect( editor.page ).toHaveURL( /post-new\.php/ );
} );
