/** A large data table, and one that is mirrored. */
import type { Locator, Page } from '@playwright/test';
import { publishPage } from '../support/posts';
import { expect, test, visit } from '../support/test';

const table = ( page: Page, id = 'flour' ) => page.locator( `#${ id }` );

/** First cells of the rows that are shown. */
const firsts = ( block: Locator ) =>
	block.locator( 'tbody tr:visible > :first-child' );

const heading = ( page: Page, name: string, id = 'flour' ) =>
	table( page, id ).getByRole( 'button', { name, exact: true } );

test.use( { held: 120 } );

test( 'ten thousand rows are paged, sorted and searched by the server', async ( {
	admin,
	page,
} ) => {
	const rows = Array.from( { length: 10_000 }, ( _, at ) => ( {
		cells: [ `Flour ${ at }`, String( ( at * 7919 ) % 10_007 ) ],
	} ) );
	const link = await publishPage(
		admin,
		`<!-- wp:frontage/data-table ${ JSON.stringify( {
			anchor: 'many',
			head: [ 'Name', 'Number' ],
			columns: [ {}, { type: 'number' } ],
			rows,
		} ) } /-->`
	);
	await visit( page, link );
	const block = table( page, 'many' );
	await expect( block.locator( 'tbody tr' ) ).toHaveCount( 25 );
	await heading( page, 'Number', 'many' ).click();
	await expect( firsts( block ).first() ).toHaveText( 'Flour 0' );
	await expect( firsts( block ).nth( 1 ) ).toHaveText( 'Flour 8967' );
	await block.getByRole( 'link', { name: 'Page 2' } ).click();
	await expect( block.getByRole( 'status' ) ).toContainText(
		'26–50 of 10,000 rows'
	);
	await expect( block.locator( 'tbody tr' ) ).toHaveCount( 25 );
	await block.getByRole( 'searchbox' ).fill( 'flour 99' );
	await expect( block.locator( '.frontage-data-table__count' ) ).toHaveText(
		'1–25 of 552 rows'
	);
	await page.reload();
	await expect( block.locator( '.frontage-data-table__count' ) ).toHaveText(
		'1–25 of 552 rows'
	);
} );

test( 'is the mirror image in right-to-left languages', async ( { rtl } ) => {
	await visit( rtl, '/modules/data-table/' );
	const place = ( name: string ) =>
		heading( rtl, name )
			.boundingBox()
			.then( ( box ) => box!.x );
	expect( await place( 'Flour' ) ).toBeGreaterThan( await place( 'Price' ) );
	await heading( rtl, 'Price' ).click();
	await expect( firsts( table( rtl ) ).first() ).toHaveText( 'Bran' );
} );
