/** The way to a page, which needs no script. */
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

const PAGE = '/modules/breadcrumbs/';

test( 'shows the way to the page, for people, readers and search engines', async ( {
	noJs,
	narrow,
	rtl,
	classic,
} ) => {
	await visit( noJs, PAGE );
	const way = noJs.locator( '#way' );
	await expect( way ).toMatchAriaSnapshot( `
- navigation "Breadcrumbs":
  - list:
    - listitem:
      - link "Home"
    - listitem:
      - link "Modules"
    - listitem: Breadcrumbs
` );
	const data = await noJs
		.locator( 'script[type="application/ld+json"]' )
		.allTextContents();
	expect(
		data.filter( ( text ) => text.includes( 'BreadcrumbList' ) )
	).toHaveLength( 1 );
	const chevron = await way
		.locator( 'li' )
		.first()
		.evaluate( ( item ) => {
			const { rotate, width } = getComputedStyle( item, '::after' );
			return [ rotate, parseFloat( width ) > 2 ];
		} );
	expect( chevron ).toEqual( [ '45deg', true ] );
	await way.getByRole( 'link', { name: 'Modules' } ).click();
	await expect( noJs ).toHaveURL( /\/modules\/$/ );
	await visit( narrow, PAGE );
	await expectNoOverflow( narrow );
	await expectNoAxe( narrow, '#way' );
	await visit( rtl, PAGE );
	const first = ( await rtl.locator( '#way li' ).first().boundingBox() )!;
	const last = ( await rtl.locator( '#way li' ).last().boundingBox() )!;
	expect( first.x ).toBeGreaterThan( last.x );
	await visit( classic, PAGE );
	await expect( classic.locator( '#way' ) ).toBeVisible();
} );

test(
	'is inserted and published',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		test.slow();
		await editor.create( { title: 'A small page' } );
		await editor.insert( 'Frontage Breadcrumbs' );
		const block = editor.block( 'frontage/breadcrumbs' );
		await expect( block.getByText( 'Home' ) ).toBeVisible();
		const settings = await editor.openSettings();
		await settings.getByLabel( 'Home label' ).fill( 'Bakery' );
		await visit( guest, await editor.publish() );
		const way = guest.locator( '.frontage-breadcrumbs' );
		await expect(
			way.getByRole( 'link', { name: 'Bakery' } )
		).toBeVisible();
		await expect( way.locator( '[aria-current=page]' ) ).toHaveText(
			'A small page'
		);
	}
);
