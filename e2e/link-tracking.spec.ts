/** Clicks on links that lead away, made by people who leave at once, from the click to the owner's report (S0 §7, ruling 6). */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { publishContent } from './support/rest';
import { test } from './support/settings';
import { expect, expectNoAxe, expectNoOverflow, visit } from './support/test';

const ON = { frontage_env_on: 'link-tracking' };

const LINKS = 20;

/** Each clicks every link once, as many as one visitor may in a minute. */
const VISITORS = 10;

/** S0 §7. */
const REDIRECT_MS = 1000;

let elsewhere: Server;
let host = '';

/** When pages of the other site were asked for. */
const arrivals: number[] = [];

test.beforeAll( async () => {
	elsewhere = createServer( ( { url }, response ) => {
		if ( url?.startsWith( '/stop' ) ) {
			arrivals.push( Date.now() );
		}
		response.setHeader( 'Content-Type', 'text/html' );
		response.end( '<link rel="icon" href="data:,"><title>Elsewhere</title>' );
	} ).listen( 0, '127.0.0.1' );
	await new Promise( ( done ) => elsewhere.once( 'listening', done ) );
	host = `127.0.0.1:${ ( elsewhere.address() as AddressInfo ).port }`;
} );

test.afterAll( () => void elsewhere.close() );

const link = ( at: number, name = '' ) =>
	`<a href="http://${ host }/stop/${ name }${ at }?secret=1#here">Stop ${ at }</a>`;

const publish = ( admin: Page, links: string ) =>
	publishContent(
		admin,
		`<!-- wp:paragraph --><p>${ links }</p><!-- /wp:paragraph -->`,
		{ title: 'Way out' }
	);

interface Row {
	key: string;
	hits: number;
}

/** Returns what is counted under paths that begin so. */
async function counted( { request }: Page, path: string ): Promise< Row[] > {
	const nonce = await request.get(
		'/wp-admin/admin-ajax.php?action=rest-nonce'
	);
	const answer = await request.get( '/wp-json/frontage/v1/links?days=1', {
		headers: { 'X-WP-Nonce': await nonce.text() },
	} );
	const { target } = ( await answer.json() ) as { target: Row[] };
	return target
		.map( ( { key, hits } ) => ( { key, hits } ) )
		.filter( ( { key } ) => key.startsWith( host + path ) );
}

test( 'counts 200 of 200 clicks of people who leave as soon as they see a link', async ( {
	admin,
	open,
} ) => {
	test.slow();
	const at = Array.from( { length: LINKS }, ( _, number ) => number );
	const { link: url } = await publish(
		admin,
		at.map( ( number ) => link( number ) ).join( ' ' )
	);
	for ( let visitor = 0; visitor < VISITORS; visitor++ ) {
		const page = await open(
			{ userAgent: `Hasty ${ visitor } ${ crypto.randomUUID() }` },
			ON
		);
		for ( const number of at ) {
			await page.goto( url, { waitUntil: 'commit' } );
			await page
				.getByRole( 'link', { name: `Stop ${ number }`, exact: true } )
				.click( { noWaitAfter: true } );
			await page.waitForURL( `http://${ host }/stop/${ number }?**` );
		}
	}
	const all = async () => {
		const rows = await counted( admin, '/stop/' );
		return rows.sort( ( a, b ) => a.key.localeCompare( b.key ) );
	};
	await expect
		.poll( async () =>
			( await all() ).reduce( ( sum, { hits } ) => sum + hits, 0 )
		)
		.toBe( LINKS * VISITORS );
	expect( await all() ).toEqual(
		at
			.map( ( number ) => ( {
				key: `${ host }/stop/${ number }`,
				hits: VISITORS,
			} ) )
			.sort( ( a, b ) => a.key.localeCompare( b.key ) )
	);
} );

test( 'counts every way to follow a link, and links that are added later', async ( {
	admin,
	open,
} ) => {
	const { link: url } = await publish( admin, link( 1, 'ways-' ) );
	const page = await open( {}, ON );
	await visit( page, url );
	const stop = page.getByRole( 'link', { name: 'Stop 1' } );
	const opened = async ( act: () => Promise< unknown > ) => {
		const [ tab ] = await Promise.all( [
			page.context().waitForEvent( 'page' ),
			act(),
		] );
		await tab.close();
	};
	await opened( () => stop.click( { button: 'middle' } ) );
	await opened( () => stop.click( { modifiers: [ 'ControlOrMeta' ] } ) );
	await opened( () => stop.click( { modifiers: [ 'Shift' ] } ) );
	await stop.click( { button: 'right' } );
	await stop.evaluate( ( { parentElement, outerHTML } ) =>
		parentElement!.insertAdjacentHTML(
			'beforeend',
			outerHTML.replace( 'Stop 1', '<b>Later</b>' )
		)
	);
	await page.getByRole( 'link', { name: 'Later' } ).focus();
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( `http://${ host }/**` );
	await expect
		.poll( () => counted( admin, '/stop/ways-' ) )
		.toEqual( [ { key: `${ host }/stop/ways-1`, hits: 4 } ] );
} );

test( 'without beacons, follows a plain click after a second, and no other click later', async ( {
	admin,
	open,
} ) => {
	const { link: url } = await publish( admin, link( 1, 'old-' ) );
	const page = await open( {}, ON );
	await page.addInitScript( () => {
		delete ( Navigator.prototype as Partial< Navigator > ).sendBeacon;
	} );
	await visit( page, url );
	const stop = page.getByRole( 'link', { name: 'Stop 1' } );
	const prevented = () =>
		page.evaluate(
			() =>
				new Promise( ( done ) =>
					addEventListener(
						'click',
						( event ) => done( event.defaultPrevented ),
						{ once: true }
					)
				)
		);
	const [ isHeld, tab ] = await Promise.all( [
		prevented(),
		page.context().waitForEvent( 'page' ),
		stop.click( { modifiers: [ 'ControlOrMeta' ] } ),
	] );
	expect( isHeld ).toBe( false );
	await tab.close();
	arrivals.length = 0;
	const pressed = Date.now();
	await Promise.all( [
		page.waitForURL( `http://${ host }/stop/old-1?secret=1#here` ),
		stop.click( { noWaitAfter: true } ),
	] );
	expect( arrivals ).toHaveLength( 1 );
	expect( arrivals[ 0 ]! - pressed ).toBeGreaterThanOrEqual( REDIRECT_MS );
	await expect
		.poll( () => counted( admin, '/stop/old-' ) )
		.toEqual( [ { key: `${ host }/stop/old-1`, hits: 2 } ] );
} );

test( 'tells the data layer, and nobody about visitors who ask for it', async ( {
	admin,
	open,
} ) => {
	const { link: url } = await publish(
		admin,
		`<a href="tel:+49301234567">Call 030 1234567</a> ${ link( 1, 'asked-' ) }`
	);
	const told = async ( page: Page ) => {
		await page.addInitScript( () => {
			( window as { dataLayer?: unknown } ).dataLayer = [];
		} );
		await visit( page, url );
		await page.evaluate( () =>
			addEventListener( 'click', ( event ) => event.preventDefault() )
		);
		await page.getByRole( 'link', { name: 'Call' } ).click();
		return page.evaluate(
			() => ( window as { dataLayer?: unknown } ).dataLayer
		);
	};
	expect( await told( await open( {}, ON ) ) ).toEqual( [
		{
			event: 'link_click',
			link_text: 'Call …',
			link_url: 'tel:',
			link_type: 'tel',
			link_domain: '',
			file_extension: '',
		},
	] );
	const silent = await open( {}, ON );
	await silent.addInitScript( () =>
		Object.defineProperty( navigator, 'globalPrivacyControl', {
			value: true,
		} )
	);
	expect( await told( silent ) ).toEqual( [] );
} );

test( 'is not on pages of owners, nor on any page if it is off', async ( {
	admin,
	owner,
	page,
} ) => {
	const script = '#frontage-link-tracking';
	await visit( page, '/' );
	await expect( page.locator( script ) ).toHaveCount( 0 );
	const { link: url } = await publish( admin, link( 1, 'own-' ) );
	const screen = await owner( '&tab=links', {}, ON );
	await visit( screen, url );
	await expect( screen.locator( script ) ).toHaveCount( 0 );
} );

test( 'shows the owner what was clicked, by type and as a file', async ( {
	admin,
	open,
	owner,
} ) => {
	const { link: url } = await publish( admin, link( 1, 'seen-' ) );
	const page = await open( {}, ON );
	await visit( page, url );
	await page.getByRole( 'link', { name: 'Stop 1' } ).click();
	await expect
		.poll( () => counted( admin, '/stop/seen-' ) )
		.toHaveLength( 1 );
	const screen = await owner( '&tab=links', {}, ON );
	const targets = screen.getByRole( 'table', { name: 'Targets' } );
	const mine = targets
		.getByRole( 'row' )
		.filter( { hasText: `${ host }/stop/seen-1` } );
	await expect( mine ).toContainText( 'Other sites' );
	await expect(
		screen.getByRole( 'table', { name: 'Pages' } )
	).toContainText( 'Way out' );
	await expectNoAxe( screen, '#frontage-settings' );
	const [ download ] = await Promise.all( [
		screen.waitForEvent( 'download' ),
		screen.getByRole( 'button', { name: 'Export CSV' } ).click(),
	] );
	expect( download.suggestedFilename() ).toMatch( /^links-.*\.csv$/ );
	const type = screen.getByLabel( 'Type', { exact: true } );
	await type.selectOption( 'Downloads' );
	await expect( mine ).toHaveCount( 0 );
	await type.selectOption( 'All types' );
	await screen.setViewportSize( { width: 390, height: 844 } );
	await expect( mine ).toBeVisible();
	await expectNoOverflow( screen );
} );
