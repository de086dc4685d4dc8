/** Who sees a block. */
import { publishPage } from './support/rest';
import { openExtension } from './support/sidebar';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/visibility/';

test( 'shows each visitor what is for them', async ( {
	page,
	narrow,
	admin,
} ) => {
	await visit( page, PAGE );
	for ( const hidden of [ '.for-users', '.from-a-letter', '.long-gone' ] ) {
		await expect( page.locator( hidden ) ).toHaveCount( 0 );
	}
	await expect( page.locator( '.for-guests' ) ).toBeVisible();
	await expect( page.locator( '.not-on-phones' ) ).toBeVisible();
	await expect( page.locator( '.only-phones' ) ).toBeHidden();
	await page.setViewportSize( { width: 980, height: 700 } );
	await expect( page.locator( '.only-phones' ) ).toBeHidden();
	await page.setViewportSize( { width: 768, height: 700 } );
	await expect( page.locator( '.not-on-phones' ) ).toBeVisible();
	await visit( narrow, PAGE );
	await expect( narrow.locator( '.only-phones' ) ).toBeVisible();
	await expect( narrow.locator( '.not-on-phones' ) ).toBeHidden();
	const answer = await admin.goto( PAGE );
	await expect( admin.locator( '.for-users' ) ).toBeVisible();
	await expect( admin.locator( '.for-guests' ) ).toHaveCount( 0 );
	expect( answer!.headers()[ 'cache-control' ] ).toContain( 'no-cache' );
	const plain = await page.goto( PAGE );
	expect( plain!.headers()[ 'cache-control' ] ?? '' ).not.toContain(
		'no-cache'
	);
	const letter = await page.goto( `${ PAGE }?ref=newsletter` );
	await expect( page.locator( '.from-a-letter' ) ).toBeVisible();
	expect( letter!.headers()[ 'cache-control' ] ).toContain( 'no-cache' );
} );

test( 'hides links to what is hidden, on the same screens', async ( {
	page,
	admin,
} ) => {
	const section = ( name: string, extra = '' ) =>
		`<!-- wp:group {${ extra }"anchor":"${ name }"} --><div class="wp-block-group" id="${ name }"><!-- wp:heading --><h2 class="wp-block-heading">${ name }</h2><!-- /wp:heading --></div><!-- /wp:group -->`;
	const path = await publishPage(
		admin,
		`<!-- wp:frontage/one-page-nav {"source":"sections","look":"labels","place":"inline"} /-->${ section( 'rye' ) }${ section(
			'spelt',
			'"frontage":{"visibility":{"hideOn":["phone"]}},'
		) }`
	);
	await visit( page, path );
	const link = ( name: string ) =>
		page.locator( `.frontage-one-page-nav a[href="#${ name }"]` );
	for ( const [ width, isShown ] of [
		[ 1200, true ],
		[ 768, true ],
		[ 767, false ],
	] as const ) {
		await page.setViewportSize( { width, height: 800 } );
		await expect( link( 'rye' ) ).toBeVisible();
		await expect( link( 'spelt' ) ).toBeVisible( { visible: isShown } );
		await expect( page.locator( '#spelt' ) ).toBeVisible( {
			visible: isShown,
		} );
	}
} );

test( 'is set for a core block', async ( { editor } ) => {
	await editor.create( { title: 'Visibility' } );
	await editor.insert( 'Separator' );
	await editor.select( 'core/separator' );
	const settings = await editor.openSettings();
	await openExtension( settings, 'Visibility' );
	await settings.getByLabel( 'Hide on phones' ).check();
	await settings
		.getByRole( 'combobox', { name: 'Visible to' } )
		.selectOption( { label: 'Logged-in users' } );
	await settings.getByLabel( 'Visible until' ).fill( '2030-01-31T10:00' );
	await expect
		.poll( () => editor.content() )
		.toContain(
			'"visibility":{"hideOn":["phone"],"visitors":"in","until":"2030-01-31T10:00"}'
		);
	await expect( editor.block( 'core/separator' ) ).toBeVisible();
} );
