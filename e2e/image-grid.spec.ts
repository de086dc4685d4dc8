/** The image grid: filtering, loading more, and the lightbox. */
import type { Locator } from '@playwright/test';
import { choose } from './support/library';
import { block } from './support/motion';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/image-grid/';

const pictures = ( grid: Locator ) => grid.locator( 'li:visible img' );
const link = ( grid: Locator, name: string ) =>
	grid.getByRole( 'link', { name, exact: true } );

test( 'filters, loads more, announces it, keeps it in the URL, and two grids are independent', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const places = block( page, 'places' );
	const more = block( page, 'more' );
	await expect( pictures( places ) ).toHaveCount( 6 );
	await link( places, 'Water' ).click();
	await expect( pictures( places ) ).toHaveCount( 3 );
	await expect( link( places, 'Water' ) ).toHaveAttribute(
		'aria-current',
		'true'
	);
	await expect( places.getByRole( 'status' ) ).toHaveText(
		'Showing 3 of 3 images'
	);
	expect( decodeURIComponent( page.url() ) ).toContain(
		'frontage-image-grid[places]=water,1'
	);
	await expect( pictures( more ) ).toHaveCount( 4 );
	await pictures( places ).first().click();
	await expect(
		page.getByRole( 'dialog' ).locator( '.frontage-lightbox__counter' )
	).toHaveText( '1 of 3' );
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	await page.goBack();
	await expect( pictures( places ) ).toHaveCount( 6 );
	// Also those that are not loaded yet.
	await pictures( places ).first().click();
	await expect(
		page.getByRole( 'dialog' ).locator( '.frontage-lightbox__counter' )
	).toHaveText( '1 of 9' );
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	await link( places, 'Load more' ).press( 'Enter' );
	await expect( pictures( places ) ).toHaveCount( 9 );
	await expect( places.getByText( 'All Loaded' ) ).toBeVisible();
	await expect( places.getByText( 'All Loaded' ) ).toBeHidden();
	await expect( places.locator( 'li:nth-child(7) a' ) ).toBeFocused();
	await page.reload();
	await expect( pictures( places ) ).toHaveCount( 9 );
} );

test( 'works without script, by touch, in right-to-left languages and with reduced motion', async ( {
	noJs,
	narrow,
	rtl,
	lessMotion,
} ) => {
	await visit( noJs, PAGE );
	await link( block( noJs, 'places' ), 'Houses' ).click();
	await expect( pictures( block( noJs, 'places' ) ) ).toHaveCount( 3 );
	await link( block( noJs, 'more' ), 'Show me more' ).click();
	await expect( pictures( block( noJs, 'more' ) ) ).toHaveCount( 8 );
	await expect( pictures( block( noJs, 'places' ) ) ).toHaveCount( 3 );

	await visit( narrow, PAGE );
	await link( block( narrow, 'places' ), 'Water' ).tap();
	await expect( pictures( block( narrow, 'places' ) ) ).toHaveCount( 3 );

	await visit( rtl, PAGE );
	const [ one, two ] = await Promise.all(
		[ 0, 1 ].map( ( at ) =>
			pictures( block( rtl, 'places' ) ).nth( at ).boundingBox()
		)
	);
	expect( one!.x ).toBeGreaterThan( two!.x );

	await visit( lessMotion, PAGE );
	await link( block( lessMotion, 'places' ), 'Water' ).click();
	await expect(
		block( lessMotion, 'places' )
			.locator( 'li.frontage-image-grid__item' )
			.first()
	).toHaveCSS( 'transition-duration', '0s' );
} );

test( 'images are added from the library and categorized', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'A grid' } );
	await editor.insert( 'Image Grid' );
	const grid = editor.block( 'frontage/image-grid' );
	await choose( editor, grid, [ 'Bridge', 'Street', 'Coffee' ] );
	await expect( grid.locator( 'img' ) ).toHaveCount( 3 );
	await editor.select( 'frontage/image-grid' );
	const settings = await editor.openSettings();
	for ( const [ number, name ] of [ 'Outside', 'Inside' ].entries() ) {
		await settings.getByRole( 'button', { name: 'Add category' } ).click();
		const category = settings.locator( 'fieldset', {
			has: editor.page.getByRole( 'textbox', {
				name: `Category ${ number + 1 }`,
			} ),
		} );
		await category.getByRole( 'textbox' ).fill( name );
		await category.locator( 'button[aria-pressed]' ).nth( number ).click();
	}
	await expect( grid.getByText( 'Inside' ) ).toBeVisible();
	await visit( guest, await editor.publish() );
	const shown = guest.locator( '.frontage-image-grid' );
	await shown.getByRole( 'link', { name: 'Inside' } ).click();
	await expect( pictures( shown ) ).toHaveCount( 1 );
} );
