/** Checks of a channel: when the server is asked, and what a visitor is asked when a stream begins. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/live-stream/';

const QUESTION =
	'The live stream may have started. Click OK to refresh the page.';

const LIVE = {
	id: 'liveliveliv',
	title: 'The boats leave',
	url: 'https://www.youtube.com/watch?v=liveliveliv',
	vendor: 'youtube',
	embed: 'https://www.youtube-nocookie.com/embed/liveliveliv?rel=0',
	start: 1,
	actualStart: 2,
	actualEnd: 0,
	liveBroadcastContent: 'live',
};

const title = ( page: Page ) =>
	page.locator( '#planned .frontage-live-stream__title' );

const question = ( page: Page ) =>
	page.getByRole( 'dialog', { name: QUESTION } );

/** Lets the planned stream be that of a channel which the site can check, and stands in for the server's answers. */
async function channel( page: Page ) {
	const server = { isLive: false, asked: [] as URLSearchParams[] };
	await page.route( `**${ PAGE }`, async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill( {
			response,
			body: html.replace(
				/(id="planned"[\s\S]*?)&quot;chosen&quot;/,
				'$1&quot;channelId&quot;:&quot;signed&quot;,&quot;chosen&quot;'
			),
		} );
	} );
	await page.route( '**/admin-ajax.php', async ( route ) => {
		const fields = new URL(
			`http://x/?${ await body( route.request().postData() ) }`
		).searchParams;
		server.asked.push( fields );
		await route.fulfill( {
			json: {
				fresh_live: server.isLive,
				is_known: true,
				streams: server.isLive ? [ LIVE ] : [],
			},
		} );
	} );
	await page.clock.install();
	await visit( page, PAGE );
	await page.locator( '#planned' ).scrollIntoViewIfNeeded();
	await expect.poll( () => server.asked.length ).toBe( 1 );
	await page.clock.runFor( 1000 );
	return server;
}

/** Returns the fields of a request as a query. */
const body = async ( data: string | null ) =>
	( data ?? '' ).includes( 'form-data' )
		? [ ...( data ?? '' ).matchAll( /name="([^"]+)"\r\n\r\n([^\r]*)/g ) ]
				.map( ( [ , name, value ] ) => `${ name }=${ value }` )
				.join( '&' )
		: ( data ?? '' );

test( 'asks whether to refresh when a stream begins, and shows it after that', async ( {
	page,
} ) => {
	const server = await channel( page );
	expect( [ ...server.asked[ 0 ]!.keys() ] ).toEqual(
		expect.arrayContaining( [
			'action',
			'security',
			'channelId',
			'streams',
		] )
	);
	await expect( title( page ) ).toHaveText( /New Year/ );
	server.isLive = true;
	await page.clock.runFor( 30_000 );
	await expect( question( page ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( question( page ) ).toBeHidden();
	await page.clock.runFor( 60_000 );
	await expect( question( page ) ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Watch now' } ).click();
	await expect( title( page ) ).toHaveText( 'The boats leave' );
} );

test( 'OK loads the page again, which shows the stream at once, also from a cache', async ( {
	page,
} ) => {
	const server = await channel( page );
	server.isLive = true;
	await page.clock.runFor( 30_000 );
	const loaded = page.waitForEvent( 'load' );
	await question( page ).getByRole( 'button', { name: 'OK' } ).click();
	await loaded;
	await page.locator( '#planned' ).scrollIntoViewIfNeeded();
	await expect( title( page ) ).toHaveText( 'The boats leave' );
	await expect( question( page ) ).toHaveCount( 0 );
} );

test( 'a form that is filled in is never lost', async ( { page } ) => {
	const server = await channel( page );
	await page.evaluate( () =>
		document.body.insertAdjacentHTML(
			'beforeend',
			'<form><input aria-label="Your name"></form>'
		)
	);
	await page.getByLabel( 'Your name' ).fill( 'Ada' );
	server.isLive = true;
	await page.clock.runFor( 30_000 );
	await expect(
		page.getByRole( 'button', { name: 'Watch now' } )
	).toBeVisible();
	await expect( question( page ) ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Watch now' } ).click();
	await expect( title( page ) ).toHaveText( 'The boats leave' );
	await expect( page.getByLabel( 'Your name' ) ).toHaveValue( 'Ada' );
} );
