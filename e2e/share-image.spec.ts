/** Share buttons on pictures. */
import type { Page } from '@playwright/test';
import { publishContent } from './support/rest';
import { openExtension } from './support/sidebar';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

const PAGE = '/modules/share-image/';

const opener = ( page: Page, name: RegExp | string = /red suspension/ ) =>
	page
		.locator( 'figure > frontage-island summary' )
		.and( page.getByLabel( name ) );
const link = ( page: Page, name: string ) =>
	page.getByRole( 'link', { name, exact: true } ).first();

/** An image block, with or without share buttons. */
const picture = ( extensions: string, classes = '' ) =>
	`<!-- wp:image {"id":9001${ extensions }} --><figure class="wp-block-image${ classes }"><img src="/wp-content/uploads/photographs/bridge-1024x683.jpg" alt="Bridge" class="wp-image-9001"/></figure><!-- /wp:image -->`;

test( 'opens by mouse, keyboard and touch, and closes again', async ( {
	page,
	narrow,
} ) => {
	await visit( page, PAGE );
	await test.step( 'appears on hover', async () => {
		await page.mouse.move( 1, 1 );
		const fold = page.locator( '.frontage-share-image' ).first();
		await expect( fold ).toHaveCSS( 'opacity', '0' );
		await page.locator( 'figure img' ).first().hover();
		await expect( fold ).toHaveCSS( 'opacity', '1' );
		await opener( page ).click();
		await expect( link( page, 'Pinterest' ) ).toBeVisible();
		await expect(
			opener( page ).locator( 'xpath=ancestor::frontage-island[1]' )
		).toHaveAttribute( 'data-state', 'awake' );
		await expectNoAxe( page, 'figure' );
		await page.mouse.click( 2, 300 );
		await expect( link( page, 'Pinterest' ) ).toBeHidden();
	} );
	await test.step( 'by keyboard, and Escape returns to the button', async () => {
		await opener( page ).focus();
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'Tab' );
		await expect( link( page, 'Pinterest' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( opener( page ) ).toBeFocused();
		await expect( link( page, 'Pinterest' ) ).toBeHidden();
	} );
	await visit( narrow, PAGE );
	await expect( opener( narrow ) ).toHaveCSS( 'opacity', '1' );
	await opener( narrow ).tap();
	await expect( link( narrow, 'Pinterest' ) ).toBeVisible();
	expect(
		await narrow.evaluate(
			() => document.documentElement.scrollWidth - innerWidth
		)
	).toBe( 0 );
} );

test( 'shares the picture, and counts it for the picture alone', async ( {
	admin,
	page,
	context,
} ) => {
	await context.route( /pinterest\.com/, ( route ) =>
		route.fulfill( { body: 'Pin' } )
	);
	const { link: address } = await publishContent(
		admin,
		picture(
			',"frontage":{"share-image":{"networks":["pinterest","copy"],"showsTotal":true}}'
		)
	);
	await visit( page, address );
	await page.locator( 'figure img' ).hover();
	await opener( page, /Bridge/ ).click();
	const popup = page.waitForEvent( 'popup' );
	const counted = page.waitForResponse( /admin-ajax/ );
	await link( page, 'Pinterest' ).click();
	await ( await popup ).waitForURL( /pinterest/ );
	const query = new URL( ( await popup ).url() ).searchParams;
	expect( query.get( 'media' ) ).toMatch( /photographs\/bridge\.jpg$/ );
	expect( query.get( 'url' ) ).toBe( page.url().split( '#' )[ 0 ] );
	await counted;
	await expect( page.getByText( 'Shares: 1' ) ).toBeVisible();
	await visit( page, address );
	await page.locator( 'figure img' ).hover();
	await opener( page, /Bridge/ ).click();
	await expect( page.getByText( 'Shares: 1' ) ).toBeVisible();
} );

test(
	'works on each picture of a gallery, without script and right to left',
	{ tag: '@deep' },
	async ( { noJs, rtl } ) => {
		await visit( noJs, PAGE );
		await expect( noJs.locator( '.frontage-share-image' ) ).toHaveCount(
			3
		);
		await opener( noJs, /Low clouds/ ).click();
		await expect(
			noJs.locator( 'figure figure a[data-network=whatsapp]' ).first()
		).toHaveAttribute( 'href', /wa\.me.*share-image/ );
		await visit( rtl, PAGE );
		const figure = ( await rtl.locator( 'figure' ).first().boundingBox() )!;
		const button = ( await opener( rtl ).boundingBox() )!;
		expect( button.x ).toBeGreaterThan( figure.x + figure.width / 2 );
	}
);

test( 'buttons of a small picture at the edge stay on the screen, and in one that expands all are drawn', async ( {
	admin,
	narrow,
} ) => {
	const share =
		',"frontage":{"share-image":{"networks":["pinterest","copy"]}}';
	const { link: address } = await publishContent(
		admin,
		picture( `${ share },"align":"right","width":"60px"`, ' alignright' ) +
			picture( `${ share },"lightbox":{"enabled":true}` )
	);
	await visit( narrow, address );
	await narrow
		.locator( 'figure img' )
		.first()
		.evaluate( ( image ) => {
			image.style.width = '60px';
		} );
	await opener( narrow, /Bridge/ )
		.first()
		.tap();
	await expect( link( narrow, 'Pinterest' ) ).toBeInViewport( { ratio: 1 } );
	await expectNoOverflow( narrow );
	await opener( narrow, /Bridge/ )
		.last()
		.tap();
	const copy = narrow.getByRole( 'button', { name: 'Copy link' } ).last();
	await expect( copy ).toHaveCSS( 'opacity', '1' );
	await expect( copy ).toHaveCSS( 'position', 'static' );
} );

test(
	'is added to an image block and published',
	{ tag: '@deep' },
	async ( { admin, editor, guest } ) => {
		test.slow();
		const { id } = await publishContent( admin, picture( '' ) );
		await editor.edit( id );
		await editor.select( 'core/image' );
		const settings = await editor.openSettings();
		// Newer versions show the content of an image first.
		const tab = settings.getByRole( 'tab', {
			name: 'Settings',
			exact: true,
		} );
		if ( await tab.count() ) {
			await tab.click();
		}
		await openExtension( settings, 'Picture sharing' );
		await settings.getByLabel( 'Share buttons on pictures' ).check();
		await expect(
			settings.getByText( 'WhatsApp', { exact: true } )
		).toBeVisible();
		await visit( guest, await editor.update() );
		await expect( opener( guest, /Bridge/ ) ).toHaveCount( 1 );
	}
);
