/** URLs that hold module state, on the feature's demo page (S1 §2). */
import { expect, test, visit } from './support/test';
import { settled } from './support/link-targets';
import type { Page } from '@playwright/test';

const PAGE = '/modules/deep-links/';

declare global {
	interface Window {
		notified: string[];
	}
}

const tab = ( page: Page, name: string ) => page.getByRole( 'tab', { name } );
const follow = ( page: Page, name: string ) =>
	page.getByRole( 'link', { name } ).click();
const restoration = ( page: Page ) =>
	page.evaluate( () => history.scrollRestoration );

/** Notes every event that a module gets, from before the first script. */
const listen = ( page: Page ) =>
	page.addInitScript( () => {
		window.notified = [];
		document.addEventListener(
			'frontage:hashchange',
			( event ) => {
				const { id } = event.target as Element;
				const { detail } = event as CustomEvent;
				window.notified.push( `${ id } ${ JSON.stringify( detail ) }` );
			},
			true
		);
	} );
const notified = ( page: Page ) => page.evaluate( () => window.notified );

test( 'a URL with the state of two modules sets both and scrolls to the first', async ( {
	page,
} ) => {
	await listen( page );
	// Evaluating in the page would count as the visitor's first interaction.
	await page.addInitScript( () =>
		Object.defineProperty( navigator, 'userActivation', {
			value: { hasBeenActive: false },
		} )
	);
	await page.goto( `${ PAGE }#meals|2||walks|1||nobody|1`, {
		waitUntil: 'networkidle',
	} );
	await expect
		.poll( () => notified( page ) )
		.toEqual( [
			'meals {"id":"meals","index":2,"parts":["2"]}',
			'walks {"id":"walks","index":1,"parts":["1"]}',
		] );
	await expect( tab( page, 'Supper' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await expect( tab( page, 'Supper' ) ).toBeInViewport();
	await expect( page.getByText( 'Soup.' ) ).toBeVisible();
	await expect( page.getByText( 'Half a day.' ) ).toBeVisible();
	expect( await restoration( page ) ).toBe( 'manual' );
} );

test( 'a module in a closed part is opened and shown', async ( { page } ) => {
	await visit( page, `${ PAGE }#walks|1` );
	await expect( page.getByText( 'Half a day.' ) ).toBeInViewport();
} );

test( 'leaves a plain anchor to the browser', async ( { page } ) => {
	await listen( page );
	await visit( page, `${ PAGE }#after` );
	await expect(
		page.locator( 'frontage-island[name="deep-links"]' )
	).toHaveAttribute( 'data-state', 'awake' );
	await expect( page.locator( '#after' ) ).toBeInViewport();
	expect( await restoration( page ) ).toBe( 'auto' );
	expect( await notified( page ) ).toEqual( [] );
} );

test( 'links in the page change the state, and Back undoes them', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await follow( page, 'The second meal' );
	await expect( page.getByText( 'Bread and cheese.' ) ).toBeInViewport();
	await page.goBack();
	await expect( tab( page, 'Breakfast' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	await follow( page, 'The third meal and the second walk' );
	await expect( page.getByText( 'Soup.' ) ).toBeInViewport();
	await expect( page.getByText( 'Half a day.' ) ).toBeVisible();
	await page.goBack();
	await page.goForward();
	await expect( page.getByText( 'Soup.' ) ).toBeVisible();
} );

test( 'the name of a tab is enough', async ( { page } ) => {
	await visit( page, PAGE );
	await follow( page, 'Supper, by its name' );
	await expect( page.getByText( 'Soup.' ) ).toBeInViewport();
	await visit( page, '/' );
	await visit( page, `${ PAGE }#su<pp>er` );
	await expect( page.getByText( 'Soup.' ) ).toBeInViewport();
} );

test( 'does not scroll once the visitor has used the page', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await follow( page, 'Breakfast, as an anchor' );
	await expect( page.getByText( 'Porridge.' ) ).toBeInViewport();
	await settled( page, 'meals' );
	const place = await page.evaluate( () => scrollY );
	await page.evaluate( () => ( location.hash = 'meals|1' ) );
	await expect( page.getByText( 'Bread and cheese.' ) ).toBeVisible();
	expect( await page.evaluate( () => scrollY ) ).toBe( place );
	expect( await restoration( page ) ).toBe( 'auto' );
} );

test( 'loads nothing on a page without a hash', async ( { page } ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await visit( page, PAGE );
	await page.waitForLoadState( 'networkidle' );
	expect(
		asked.filter( ( url ) => url.includes( 'deep-links/view' ) )
	).toEqual( [] );
	await expect(
		page.locator( 'frontage-island[name="deep-links"]' )
	).toHaveCount( 1 );
} );

test( 'a page without islands has no router', async ( { page } ) => {
	await visit( page, '/?s=nothing-of-that-kind' );
	await expect( page.locator( 'frontage-island' ) ).toHaveCount( 0 );
} );

test( 'works in a classic theme, whose scripts load last', async ( {
	classic,
} ) => {
	await visit( classic, `${ PAGE }#meals|1` );
	await expect( classic.getByText( 'Bread and cheese.' ) ).toBeInViewport();
} );
