/** The image grid: filtering, loading more, and the lightbox. */
import type { Locator } from '@playwright/test';
import { stopClock } from './support/clock';
import { block } from './support/motion';
import { escape } from './support/overlays';
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
	await escape( page );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	await page.goBack();
	await expect( pictures( places ) ).toHaveCount( 6 );
	// Also those that are not loaded yet.
	await pictures( places ).first().click();
	await expect(
		page.getByRole( 'dialog' ).locator( '.frontage-lightbox__counter' )
	).toHaveText( '1 of 9' );
	await escape( page );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	await stopClock( page );
	await link( places, 'Load more' ).press( 'Enter' );
	await expect( pictures( places ) ).toHaveCount( 9 );
	await expect( places.getByText( 'All Loaded' ) ).toBeVisible();
	await page.clock.runFor( 800 );
	await expect( places.getByText( 'All Loaded' ) ).toBeHidden();
	await page.clock.resume();
	await expect( places.locator( 'li:nth-child(7) a' ) ).toBeFocused();
	await page.reload();
	await expect( pictures( places ) ).toHaveCount( 9 );
} );
