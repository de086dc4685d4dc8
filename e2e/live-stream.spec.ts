/** Live streams for visitors: nothing of others before a press, the chat where it fits, and links without script. */
import type { Page } from '@playwright/test';
import { holdClock } from './support/clock';
import { vendors } from './support/video-vendors';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/live-stream/';

const block = ( page: Page, id = 'always' ) => page.locator( `#${ id }` );
const cover = ( page: Page, id?: string ) =>
	block( page, id ).locator( '.frontage-live-stream__cover' );
const player = ( page: Page, id?: string ) =>
	block( page, id ).locator( '.frontage-live-stream__player iframe' );
const chat = ( page: Page ) =>
	block( page ).locator( '.frontage-live-stream__chat' );

test.use( { expectedErrors: [ /youtube-nocookie\.com|youtube\.com/ ] } );

test( 'is a picture until a press, then the player, and nothing moves', async ( {
	page,
} ) => {
	const asked = await vendors( page );
	await visit( page, PAGE );
	await cover( page ).scrollIntoViewIfNeeded();
	await expect( cover( page ) ).toHaveAccessibleName(
		'Play: Live Harbour camera'
	);
	await cover( page ).hover();
	expect( asked ).toEqual( [] );
	const box = await block( page ).boundingBox();
	await cover( page ).click();
	await expect( player( page ) ).toHaveAttribute(
		'src',
		/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?.*autoplay=1/
	);
	await expect( player( page ) ).toBeFocused();
	await expect( cover( page ) ).toBeHidden();
	expect( await block( page ).boundingBox() ).toEqual( box );
	// The chat is asked for by itself.
	expect( asked.join() ).not.toContain( 'live_chat' );
	await expectNoAxe( page, '#always' );
} );

test( 'a player that says nothing is seen after four seconds', async ( {
	page,
} ) => {
	await vendors( page );
	await page.route( /youtube-nocookie/, ( route ) =>
		route.fulfill( { contentType: 'text/html', body: 'Silent' } )
	);
	await page.clock.install();
	await visit( page, PAGE );
	await cover( page ).hover();
	await expect(
		block( page ).locator( 'frontage-island[name=live-stream]' )
	).toHaveAttribute( 'data-state', 'awake' );
	await holdClock( page );
	await cover( page ).click();
	await expect( player( page ) ).toBeAttached();
	await page.clock.runFor( 2000 );
	await expect( cover( page ) ).toBeVisible();
	await page.clock.runFor( 2100 );
	await expect( cover( page ) ).toBeHidden();
} );

test( 'the chat opens at a press: beside the player above 964 pixels, below it otherwise', async ( {
	page,
} ) => {
	const asked = await vendors( page );
	await page.setViewportSize( { width: 1400, height: 900 } );
	await visit( page, PAGE );
	await block( page ).scrollIntoViewIfNeeded();
	const boxes = async () => {
		const [ main, side ] = await Promise.all( [
			block( page )
				.locator( '.frontage-live-stream__main' )
				.boundingBox(),
			chat( page ).boundingBox(),
		] );
		return { main: main!, side: side! };
	};
	const widthOf = ( width: number ) =>
		block( page ).evaluate( ( element, pixels ) => {
			element.style.maxWidth = 'none';
			element.style.width = `${ pixels }px`;
		}, width );
	await chat( page ).getByRole( 'button' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( chat( page ).locator( 'iframe' ) ).toHaveAttribute(
		'src',
		/live_chat\?v=aqz-KE-bpKQ&embed_domain=127\.0\.0\.1$/
	);
	await expect.poll( () => asked.join() ).toContain( 'live_chat' );
	await widthOf( 965 );
	let { main, side } = await boxes();
	expect( side.x ).toBeGreaterThanOrEqual( main.x + main.width );
	expect( side.y ).toBe( main.y );
	await widthOf( 964 );
	( { main, side } = await boxes() );
	expect( side.y ).toBeGreaterThanOrEqual( main.y + main.height );
	await chat( page )
		.getByRole( 'button', { name: 'Close live chat' } )
		.click();
	await expect( chat( page ).locator( 'iframe' ) ).toHaveCount( 0 );
} );

test( 'consent that is remembered opens player and chat, and takes both away again', async ( {
	page,
} ) => {
	await vendors( page );
	await visit( page, PAGE );
	const button = ( name: string ) =>
		block( page ).getByRole( 'button', { name } );
	await button( 'Always load content from YouTube' ).click();
	await expect( player( page ) ).toBeVisible();
	await expect( chat( page ).locator( 'iframe' ) ).toBeVisible();
	await button( 'Stop loading content from YouTube' ).click();
	await expect( block( page ).locator( 'iframe' ) ).toHaveCount( 0 );
	await expect( cover( page ) ).toBeVisible();
} );

test( 'counts down to a planned stream by the visitor’s clock, and begins on time', async ( {
	page,
} ) => {
	await page.clock.install( {
		time: new Date( '2127-01-01T14:58:00Z' ),
	} );
	await visit( page, PAGE );
	const planned = block( page, 'planned' );
	await planned.scrollIntoViewIfNeeded();
	// Awake. Until now the clock ran, for as long as the page took.
	await expect( planned ).toContainText( /in \d hours/ );
	await page.clock.pauseAt( new Date( '2127-01-01T15:00:00Z' ) );
	await page.clock.runFor( 500 );
	await expect( planned ).toContainText( 'in 3 hours' );
	await page.clock.runFor( '02:59:30' );
	await expect( planned ).toContainText( /in \d\d seconds/ );
	await expect( cover( page, 'planned' ) ).toContainText( 'Upcoming' );
	await page.clock.runFor( 31_000 );
	await expect( cover( page, 'planned' ) ).toContainText( 'Live' );
	await expect( planned.getByRole( 'status' ) ).toHaveText(
		'Live New Year’s concert at the harbour'
	);
	await page.clock.runFor( '02:00:16' );
	await expect( cover( page, 'planned' ) ).toContainText( 'Recording' );
} );

test( 'is a link without script, and leads to the channel', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	await expect( cover( noJs ) ).toHaveAttribute(
		'href',
		'https://www.youtube.com/live/aqz-KE-bpKQ'
	);
	await expect( cover( noJs, 'channel' ) ).toHaveAttribute(
		'href',
		'https://www.youtube.com/channel/UCSMOQeBJ2RAnuFungnQOxLg/live'
	);
	await expect( block( noJs ).getByRole( 'button' ) ).toHaveCount( 0 );
} );
