/** The image accordion for visitors and authors. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/image-accordion/';

const byMouse = ( page: Page ) =>
	page.locator( '.frontage-image-accordion.is-by-hover' );
const byPress = ( page: Page ) =>
	page.locator( '.frontage-image-accordion.is-by-click' );
const item = ( page: Page, name: string ) =>
	page
		.locator( '.frontage-image-accordion__item' )
		.filter( { hasText: name } );
const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );
const opened = ( page: Page, name: string ) =>
	expect( item( page, name ) ).toHaveClass( /is-open/ );
const width = async ( page: Page, name: string ) =>
	( await item( page, name ).boundingBox() )!.width;

test( 'opens on hover and focus, and closes again', async ( { page } ) => {
	await visit( page, PAGE );
	await opened( page, 'Above the valley' );
	await item( page, 'Into the woods' ).hover();
	await opened( page, 'Into the woods' );
	await expect(
		item( page, 'Into the woods' ).getByRole( 'link' )
	).toBeVisible();
	await expect
		.poll( () => width( page, 'Into the woods' ) )
		.toBeGreaterThan( 2 * ( await width( page, 'Down by the sea' ) ) );
	await page.mouse.move( 0, 0 );
	await opened( page, 'Above the valley' );
	// Until then, the focus would pass it by.
	await expect(
		page.getByRole( 'link', { name: 'Plan the way' } )
	).toBeVisible();
	await button( page, 'Above the valley' ).focus();
	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByRole( 'link', { name: 'Plan the way' } )
	).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( button( page, 'Down by the sea' ) ).toBeFocused();
	await opened( page, 'Down by the sea' );
	await expect( button( page, 'Down by the sea' ) ).toHaveAttribute(
		'aria-expanded',
		'true'
	);
	await page.goto( `${ PAGE }#woods` );
	await opened( page, 'Into the woods' );
	await page.reload();
	await opened( page, 'Into the woods' );
} );

test( 'a click opens and closes items, which are stacked on a phone', async ( {
	page,
	narrow,
} ) => {
	await visit( page, PAGE );
	await expect( byPress( page ).locator( '.is-open' ) ).toHaveCount( 0 );
	await button( page, 'Noon' ).click();
	await expect( page.getByText( 'At the table.' ) ).toBeVisible();
	await button( page, 'Evening' ).press( 'Enter' );
	await expect( page.getByText( 'At the table.' ) ).toBeHidden();
	await button( page, 'Evening' ).press( 'Enter' );
	await expect( byPress( page ).locator( '.is-open' ) ).toHaveCount( 0 );
	await visit( narrow, PAGE );
	await item( narrow, 'Back in town' ).tap();
	await opened( narrow, 'Back in town' );
	const boxes = await byMouse( narrow )
		.locator( '.frontage-image-accordion__item' )
		.evaluateAll( ( all ) =>
			all.map( ( each ) => each.getBoundingClientRect().x )
		);
	expect( new Set( boxes ).size ).toBe( 1 );
} );
