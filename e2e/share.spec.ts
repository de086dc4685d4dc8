/** Share buttons, from the inserter to a press that is counted (S0 §2 §7 §9). */
import type { Page } from '@playwright/test';
import { patternNamed } from './support/patterns';
import { publishContent } from './support/rest';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

const COUNTED =
	'<!-- wp:frontage/share {"networks":["bluesky","facebook","mastodon","mail","copy","qr","more"],"shows":"both","showsCounts":true,"showsTotal":true} /-->';

/** Visitors are told apart by IP address and browser; each test needs its own. */
const newVisitor = () => ( { userAgent: `Visitor ${ crypto.randomUUID() }` } );

const publish = ( admin: Page, content = COUNTED ) =>
	publishContent( admin, content, { title: 'Boats & “tides”' }, 'posts' );

/** The buttons of the block; themes have links to networks too. */
const block = ( page: Page ) => page.locator( '.frontage-share' ).first();

/** Moves the pointer there, as people do before they press. */
async function comeNear( page: Page, name: string ) {
	const button = block( page ).getByRole( 'link', { name } );
	await button.hover();
	await expect( block( page ).locator( 'frontage-island' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);
	return button;
}

/** Answers for networks, which no test may ask. */
async function stubNetworks( page: Page ): Promise< string[] > {
	const asked: string[] = [];
	await page.context().route(
		( { hostname } ) =>
			/facebook|bsky|example\.social|mastodon/.test( hostname ),
		( route ) => {
			asked.push( route.request().url() );
			return route.fulfill( { body: 'Shared' } );
		}
	);
	return asked;
}

test( 'opens a small window, counts the press, and shows the count at once', async ( {
	admin,
	open,
} ) => {
	const { link } = await publish( admin );
	const page = await open( newVisitor() );
	const asked = await stubNetworks( page );
	await visit( page, link );
	expect( asked ).toEqual( [] );
	const button = await comeNear( page, 'Facebook' );
	const [ popup ] = await Promise.all( [
		page.waitForEvent( 'popup' ),
		button.click(),
	] );
	await popup.waitForURL( /sharer/ );
	await expect
		.poll( () => popup.evaluate( () => [ innerWidth, innerHeight ] ) )
		.toEqual( [ 550, 450 ] );
	expect( await popup.evaluate( () => window.opener ) ).toBeNull();
	expect( new URL( asked[ 0 ]! ).searchParams.get( 'u' ) ).toBe( link );
	await expect( button ).toContainText( '1' );
	await expect( page.getByText( 'Shares: 1' ) ).toBeVisible();
	await expectNoAxe( page, '.frontage-share' );
	const again = await open( newVisitor() );
	await visit( again, link );
	await expect(
		block( again ).getByRole( 'link', { name: 'Facebook' } )
	).toContainText( '1' );
} );

test( 'asks for the Mastodon server and remembers it', async ( {
	admin,
	open,
} ) => {
	const { link } = await publish( admin );
	const page = await open( newVisitor() );
	const asked = await stubNetworks( page );
	await visit( page, link );
	const button = await comeNear( page, 'Mastodon' );
	await button.click();
	const field = page.getByRole( 'textbox', { name: 'Your Mastodon server' } );
	await field.fill( '@ada@example.social' );
	await Promise.all( [
		page.waitForEvent( 'popup' ),
		page.keyboard.press( 'Enter' ),
	] );
	await expect
		.poll( () => asked[ 0 ] )
		.toContain( 'https://example.social/share?' );
	expect( new URL( asked[ 0 ]! ).searchParams.get( 'text' ) ).toContain(
		'Boats & “tides”'
	);
	await button.click();
	await expect( field ).toHaveValue( 'example.social' );
	await page.keyboard.press( 'Escape' );
	await expect( field ).toHaveCount( 0 );
	await expect( button ).toBeFocused();
} );

test( 'shows a code to scan and all networks in dialogs that give the focus back', async ( {
	admin,
	open,
} ) => {
	const { link } = await publish( admin );
	const page = await open( newVisitor() );
	await visit( page, link );
	const code = page.getByRole( 'button', { name: 'QR code' } );
	await code.click();
	await expect( page.getByRole( 'img', { name: link } ) ).toBeVisible();
	await expectNoAxe( page, 'dialog' );
	await page.getByRole( 'button', { name: 'Close' } ).click();
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect( code ).toBeFocused();
	await page.getByRole( 'button', { name: 'More' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect(
		dialog.getByRole( 'link', { name: 'Reddit' } )
	).toBeVisible();
	await expectNoAxe( page, 'dialog' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
} );

test( 'works without a script: every network is a link', async ( {
	admin,
	noJs,
} ) => {
	const { link } = await publish( admin );
	await visit( noJs, link );
	await expect(
		block( noJs ).getByRole( 'link', { name: 'Bluesky' } )
	).toHaveAttribute(
		'href',
		new RegExp( encodeURIComponent( link ).replace( /[.]/g, '\\.' ) )
	);
	await expect(
		noJs.getByRole( 'button', { name: 'QR code' } )
	).toBeHidden();
} );

test( 'the bar on phones opens above the page, and the sidebar is for wide screens', async ( {
	admin,
	narrow,
	page,
} ) => {
	const { link } = await publish(
		admin,
		'<!-- wp:frontage/share {"layout":"bar","shows":"both","label":"Share this story"} /--><!-- wp:frontage/share {"layout":"sidebar"} /-->'
	);
	await visit( narrow, link );
	await narrow.getByText( 'Share this story' ).tap();
	await expect(
		block( narrow ).getByRole( 'link', { name: 'WhatsApp' } )
	).toBeInViewport( { ratio: 1 } );
	await expectNoOverflow( narrow );
	await visit( page, link );
	await expect( page.getByText( 'Share this story' ) ).toBeHidden();
	const sidebar = page.locator( '.frontage-share.is-sidebar' );
	await expect(
		sidebar.getByRole( 'link', { name: 'WhatsApp' } )
	).toBeInViewport( { ratio: 1 } );
	await sidebar.locator( 'summary' ).click();
	await expect(
		sidebar.getByRole( 'link', { name: 'WhatsApp' } )
	).toBeHidden();
} );

test(
	'a popup asks after a comment, and the cookie of share popups keeps the next away',
	{ tag: '@deep' },
	async ( { admin, open } ) => {
		const { content } = ( await patternNamed(
			admin,
			'frontage/share-popup'
		) )!;
		const { link } = await publish( admin, content );
		const page = await open( newVisitor() );
		await visit( page, `${ link }?et_monarch_popup=true` );
		const dialog = page.getByRole( 'dialog', { name: 'Share' } );
		await expect(
			dialog.getByRole( 'link', { name: 'Bluesky' } )
		).toBeVisible();
		await expectNoAxe( page, 'dialog' );
		const [ cookie ] = ( await page.context().cookies() ).filter(
			( { name } ) => name === 'etSocialCookie'
		);
		expect(
			( cookie!.expires * 1000 - Date.now() ) / 86_400_000
		).toBeCloseTo( 7, 1 );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		const other = await publish( admin, content );
		await visit( page, `${ other.link }?et_monarch_popup=true` );
		await expect(
			page.locator( 'frontage-island[name=overlays]' )
		).toHaveAttribute( 'data-state', 'awake' );
		await page.waitForLoadState( 'networkidle' );
		await expect( dialog ).toBeHidden();
	}
);

test(
	'is inserted and set up',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		await editor.create( { title: 'A page' } );
		await editor.insert( 'Share Buttons' );
		await editor.select( 'frontage/share' );
		const settings = await editor.openSettings();
		await settings.getByLabel( 'Networks' ).fill( 'Reddit' );
		await settings.getByLabel( 'Networks' ).press( 'Enter' );
		await expect(
			editor.block( 'frontage/share' ).locator( '[data-network=reddit]' )
		).toBeVisible();
		await visit( guest, await editor.publish() );
		await expect(
			guest.getByRole( 'link', { name: 'Reddit' } )
		).toBeVisible();
	}
);

test( 'a sidebar that is longer than the window can be scrolled', async ( {
	admin,
	open,
} ) => {
	const { link } = await publish(
		admin,
		'<!-- wp:frontage/share {"networks":["bluesky","facebook","linkedin","mastodon","pinterest","reddit","telegram","threads","tumblr","vk","whatsapp","x","mail","print"],"layout":"sidebar"} /-->'
	);
	const page = await open( { viewport: { width: 1280, height: 500 } } );
	await visit( page, link );
	const buttons = page.locator( '.is-sidebar .frontage-share__button' );
	for ( const button of [ buttons.last(), buttons.first() ] ) {
		await button.focus();
		await expect( button ).toBeInViewport( { ratio: 1 } );
	}
} );
