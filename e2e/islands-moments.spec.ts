/** When islands wake, and what is fetched before that. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { island, openSite } from './fixtures/islands/site';
import type { Site } from './fixtures/islands/site';

const BUTTON = '<button type="button">A</button><output></output>';
const SPACE = '<div style="height: 4000px"></div>';
const LIKES = '<p><button type="button">Like</button><output>3</output></p>';

/** A React widget. */
const likes = ( attributes = {} ) =>
	island( 'likes', LIKES, {
		props: '{"start":3}',
		react: '',
		...attributes,
	} );

/** An island that notes its wake word when it mounts. */
const sleeper = ( wake: string, content = BUTTON ) =>
	island( 'idle', content, { wake, props: JSON.stringify( { as: wake } ) } );

let site: Site;

test.beforeAll( async () => {
	site = await openSite();
} );
test.afterAll( () => site.close() );
test.describe.configure( { mode: 'serial' } );

const mounted = ( page: Page ) =>
	page.evaluate(
		() => ( globalThis as { mounted?: string[] } ).mounted ?? []
	);
const scripts = () =>
	site.requests.filter(
		( path ) => ! [ '/', '/build/islands.js' ].includes( path )
	);

test( 'a page without interaction loads only the runtime', async ( {
	page,
} ) => {
	site.show(
		SPACE +
			SPACE +
			likes() +
			sleeper( 'interaction' ) +
			sleeper( 'visible' ) +
			sleeper( 'hash' ) +
			sleeper( 'media(max-width: 100px)' )
	);
	await page.goto( site.origin, { waitUntil: 'networkidle' } );
	expect( scripts() ).toEqual( [] );
} );

test( 'load, idle and visible wake without interaction', async ( { page } ) => {
	site.show(
		sleeper( 'load' ) +
			sleeper( 'idle' ) +
			sleeper( 'visible' ) +
			SPACE +
			sleeper( 'visible later' )
	);
	await page.goto( site.origin );
	await expect
		.poll( async () => ( await mounted( page ) ).sort() )
		.toEqual( [ 'idle', 'load', 'visible' ] );
	await page.getByRole( 'button' ).last().scrollIntoViewIfNeeded();
	await expect.poll( () => mounted( page ) ).toContain( 'visible later' );
} );

test( 'hash wakes on load and when a hash is set', async ( { page } ) => {
	site.show( sleeper( 'interaction hash' ) );
	await page.goto( site.origin );
	expect( await mounted( page ) ).toEqual( [] );
	await page.evaluate( () => ( location.hash = 'a' ) );
	await expect
		.poll( () => mounted( page ) )
		.toEqual( [ 'interaction hash' ] );
	await page.goto( 'about:blank' );
	await page.goto( `${ site.origin }#b` );
	await expect
		.poll( () => mounted( page ) )
		.toEqual( [ 'interaction hash' ] );
} );

test( 'a media condition wakes when it matches; until then the browser handles clicks', async ( {
	page,
} ) => {
	site.show(
		sleeper(
			'media(max-width: 767px)',
			'<button type="button" onclick="this.textContent += 1">A</button>'
		)
	);
	await page.goto( site.origin );
	await page.getByRole( 'button' ).click();
	await expect( page.getByRole( 'button' ) ).toHaveText( 'A1' );
	expect( await mounted( page ) ).toEqual( [] );
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect
		.poll( () => mounted( page ) )
		.toEqual( [ 'media(max-width: 767px)' ] );
} );

test( 'pointer and focus wake, also before the runtime has loaded', async ( {
	page,
} ) => {
	site.show( sleeper( 'interaction' ), { isHeld: true } );
	await page.goto( site.origin, { waitUntil: 'commit' } );
	await page.getByRole( 'button' ).hover();
	site.release();
	await expect.poll( () => mounted( page ) ).toEqual( [ 'interaction' ] );
	await page.mouse.move( 0, 700 );
	site.show( sleeper( 'interaction' ), { isHeld: true } );
	await page.reload( { waitUntil: 'commit' } );
	await page.getByRole( 'button' ).focus();
	site.release();
	await expect.poll( () => mounted( page ) ).toEqual( [ 'interaction' ] );
	site.show( SPACE + sleeper( 'interaction' ) );
	await page.goto( site.origin );
	await page.keyboard.press( 'Tab' );
	await expect.poll( () => mounted( page ) ).toEqual( [ 'interaction' ] );
} );

test( 'later HTML becomes active; removed HTML is cleaned up, moved HTML is not', async ( {
	page,
} ) => {
	site.show( '<div id="a"></div><div id="b"></div>' );
	await page.goto( site.origin );
	await page.evaluate(
		( html ) => {
			document.getElementById( 'a' )!.innerHTML = html;
		},
		island( 'counter', BUTTON )
	);
	await page.getByRole( 'button' ).click();
	await expect( page.locator( 'output' ) ).toHaveText( 'A;' );
	await page.evaluate( () =>
		document
			.getElementById( 'b' )!
			.append( document.querySelector( 'frontage-island' )! )
	);
	await page.getByRole( 'button' ).click();
	await expect( page.locator( 'output' ) ).toHaveText( 'A;A;' );
	expect( await mounted( page ) ).toEqual( [ 'counter' ] );
	const gone = await page.evaluateHandle( () => {
		const left = document.querySelector( 'frontage-island' )!;
		left.remove();
		return left;
	} );
	expect( await mounted( page ) ).toEqual( [ 'counter', 'cleanup' ] );
	await gone.evaluate( ( element ) => document.body.append( element ) );
	await page.getByRole( 'button' ).click();
	await expect( page.locator( 'output' ) ).toHaveText( 'A;A;A;' );
} );

test( 'a React island near the viewport is preloaded but does not run', async ( {
	page,
} ) => {
	site.show( likes() + likes() );
	await page.goto( site.origin, { waitUntil: 'networkidle' } );
	// A busy machine may rest before it has time for that.
	await expect
		.poll( () => scripts().sort() )
		.toEqual( [
			'/build/react.js',
			'/fixtures/likes.js',
			'/react-dom/react-dom.production.min.js',
			'/react/react.production.min.js',
		] );
	expect( await page.evaluate( () => 'React' in globalThis ) ).toBe( false );
	await page.getByRole( 'button' ).first().click();
	await expect( page.locator( 'output' ).first() ).toHaveText( '4' );
	expect( scripts() ).toHaveLength( 4 );
} );

for ( const connection of [ { saveData: true }, { effectiveType: '2g' } ] ) {
	test( `preloads nothing with ${ JSON.stringify( connection ) }`, async ( {
		page,
	} ) => {
		await page.addInitScript( ( value ) => {
			Object.defineProperty( navigator, 'connection', { value } );
		}, connection );
		site.show( likes() );
		await page.goto( site.origin, { waitUntil: 'networkidle' } );
		expect( scripts() ).toEqual( [] );
		await page.getByRole( 'button' ).click();
		await expect( page.locator( 'output' ) ).toHaveText( '4' );
	} );
}

test( 'early clicks on a React island count once each and keep the server’s DOM', async ( {
	page,
} ) => {
	const complaints: string[] = [];
	page.on( 'console', ( message ) => {
		if ( [ 'error', 'warning' ].includes( message.type() ) ) {
			complaints.push( message.text() );
		}
	} );
	site.show( likes(), { isHeld: true, react: 'development' } );
	await page.goto( site.origin, { waitUntil: 'commit' } );
	const before = await page.getByRole( 'button' ).elementHandle();
	await page.getByRole( 'button' ).dblclick();
	site.release();
	await expect( page.locator( 'output' ) ).toHaveText( '5' );
	expect( await before!.evaluate( ( element ) => element.isConnected ) ).toBe(
		true
	);
	expect( complaints ).toEqual( [] );
} );

test( 'uses a React that is already on the page', async ( { page } ) => {
	site.show( likes(), {
		head: '<script src="/react/react.development.js"></script><script src="/react-dom/react-dom.development.js"></script>',
	} );
	await page.goto( site.origin );
	await page.getByRole( 'button' ).click();
	await expect( page.locator( 'output' ) ).toHaveText( '4' );
	expect( await page.locator( 'head script[src*=production]' ).count() ).toBe(
		0
	);
} );
