/** The gallery for visitors: filtering and pagination. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { listBlock, publishPage } from './support/posts';
import { expect, test, visit } from './support/test';

const MODULE = '/modules/gallery/';
const HARBOUR = '#harbour';

/** Inserts a gallery with a filter and four items per page. */
const filtered = ( page: Page ) =>
	page
		.locator( '.frontage-gallery' )
		.filter( { has: page.getByRole( 'link', { name: 'Mountains' } ) } );
const images = ( page: Page ) => page.locator( `${ HARBOUR } img` );
const link = ( page: Page, name: string ) =>
	page.locator( HARBOUR ).getByRole( 'link', { name, exact: true } );
const current = ( page: Page ) =>
	page.locator( `${ HARBOUR } [aria-current=page]` );

test( 'paging loads images late, changes only the hash, and Back undoes it', async ( {
	admin,
	page,
} ) => {
	// Alone on its page: on the demo page, another gallery shows the same images.
	const { attributes } = JSON.parse(
		readFileSync(
			'blocks/gallery/fixtures/many-pages-with-linked-images.json',
			'utf8'
		)
	);
	const url = await publishPage( admin, listBlock( 'gallery', attributes ) );
	const fetched: string[] = [];
	page.on( 'request', ( request ) => fetched.push( request.url() ) );
	await visit( page, url );
	await page.evaluate( 'window.stayed = true' );
	expect( fetched.filter( ( name ) => /tourist/.test( name ) ) ).toEqual(
		[]
	);
	// What is lazy may be fetched after the page has loaded.
	await expect
		.poll( () => fetched.filter( ( name ) => /bridge/.test( name ) ) )
		.not.toEqual( [] );
	const first = await images( page ).first().getAttribute( 'src' );
	await link( page, 'Next' ).click();
	await expect( current( page ) ).toHaveText( '2' );
	await expect( page ).toHaveURL( `${ url }#harbour|all|2` );
	await expect( images( page ).first() ).not.toHaveAttribute( 'src', first! );
	await expect( page.locator( HARBOUR ).getByRole( 'status' ) ).toHaveText(
		'Page 2 of 6, 2 images'
	);
	await page.goBack();
	await expect( current( page ) ).toHaveText( '1' );
	await expect( images( page ).first() ).toHaveAttribute( 'src', first! );
	await page.goForward();
	await expect( current( page ) ).toHaveText( '2' );
	expect( await page.evaluate( 'window.stayed' ) ).toBe( true );
} );

test(
	'a URL with two galleries restores both',
	{ tag: '@deep' },
	async ( { page } ) => {
		await visit( page, MODULE );
		const id = await filtered( page ).getAttribute( 'id' );
		await page.goto( 'about:blank' );
		await visit( page, `${ MODULE }#harbour|all|3||${ id }|sea|1` );
		await expect( current( page ) ).toHaveText( '3' );
		await expect(
			filtered( page ).locator( '.frontage-filter [aria-current]' )
		).toHaveText( 'Sea' );
		// By keyboard, since the page may still be on its way to the first gallery, and only a visitor's own scrolling ends that.
		await filtered( page )
			.getByRole( 'link', { name: 'Town' } )
			.press( 'Enter' );
		await expect( page ).toHaveURL(
			new RegExp( `#harbour\\|all\\|3\\|\\|${ id }\\|town\\|1$` )
		);
	}
);

test( 'works by keyboard and never loses the focus', async ( { page } ) => {
	await visit( page, MODULE );
	await link( page, 'Next' ).focus();
	for ( const number of [ 2, 3, 4, 5 ] ) {
		await page.keyboard.press( 'Enter' );
		await expect( current( page ) ).toHaveText( String( number ) );
		await expect( link( page, 'Next' ) ).toBeFocused();
	}
	await page.keyboard.press( 'Enter' );
	await expect( current( page ) ).toHaveText( '6' );
	await expect( link( page, 'Next' ) ).toHaveCount( 0 );
	await expect( link( page, 'Page 6' ) ).toBeFocused();
} );

test( 'works without script', async ( { noJs } ) => {
	await visit( noJs, MODULE );
	await link( noJs, 'Next' ).click();
	await expect( current( noJs ) ).toHaveText( '2' );
	await expect( noJs ).toHaveURL(
		/\?frontage-gallery%5Bharbour%5D=all,2#harbour$/
	);
	await filtered( noJs ).getByRole( 'link', { name: 'Sea' } ).click();
	await expect(
		filtered( noJs ).locator( '.frontage-filter [aria-current]' )
	).toHaveText( 'Sea' );
	await expect( current( noJs ) ).toHaveText( '2' );
	await link( noJs, 'Previous' ).click();
	await expect( current( noJs ) ).toHaveText( '1' );
} );

test( 'a URL handled by the server continues in place', async ( { page } ) => {
	await visit(
		page,
		`${ MODULE }?frontage-gallery%5Bharbour%5D=all,2#harbour`
	);
	await expect( current( page ) ).toHaveText( '2' );
	await link( page, 'Previous' ).click();
	await expect( current( page ) ).toHaveText( '1' );
	await expect( page ).toHaveURL( /=all,2#harbour\|\|harbour\|all\|1$/ );
	await page.reload();
	await expect( current( page ) ).toHaveText( '1' );
} );
