/** Data tables for visitors with and without script, and on phones. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

const PAGE = '/modules/data-table/';

const table = ( page: Page, id = 'flour' ) => page.locator( `#${ id }` );

/** First cells of the rows that are shown. */
const firsts = ( block: Locator ) =>
	block.locator( 'tbody tr:visible > :first-child' );

const heading = ( page: Page, name: string, id = 'flour' ) =>
	table( page, id ).getByRole( 'button', { name, exact: true } );

test.use( { held: 120 } );

test( 'loads nothing to be read, and its script at the first touch', async ( {
	page,
} ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /data-table\/view|react/.test( request.url() ) ) {
			scripts.push( request.url() );
		}
	} );
	await visit( page, PAGE );
	expect( scripts ).toEqual( [] );
	await expect(
		page.locator( '.is-style-striped frontage-island' )
	).toHaveCount( 0 );
	await heading( page, 'Price' ).click();
	await expect( firsts( table( page ) ).first() ).toHaveText( 'Bran' );
	expect( scripts.length ).toBeGreaterThan( 0 );
} );

test( 'sorts by value, with Shift by several columns, and says so', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const block = table( page );
	await heading( page, 'Price' ).click();
	await expect( firsts( block ) ).toHaveText( [
		'Bran',
		'Type 550',
		'Type 1150',
		'Type 997',
		'Type 1050',
	] );
	const price = block.getByRole( 'columnheader', { name: 'Price' } );
	await expect( price ).toHaveAttribute( 'aria-sort', 'ascending' );
	await expect( block.getByRole( 'status' ) ).toHaveText(
		'1–5 of 12 rows. Sorted by Price, ascending.'
	);
	await heading( page, 'Price' ).click();
	await expect( firsts( block ).first() ).toHaveText( 'Groats' );
	await expect( price ).toHaveAttribute( 'aria-sort', 'descending' );
	await heading( page, 'Grain' ).click();
	await heading( page, 'Protein' ).click( { modifiers: [ 'Shift' ] } );
	await expect( firsts( block ) ).toHaveText( [
		'Groats',
		'Einkorn',
		'Emmer',
		'Rolled oats',
		'Type 997',
	] );
	await test.step( 'the address brings it back, and Back what was before', async () => {
		await expect( page ).toHaveURL( /sort%5D=2%2C3|sort\]=2,3/ );
		await page.reload();
		await expect( firsts( block ).nth( 3 ) ).toHaveText( 'Rolled oats' );
		// Wakes the table on the server's HTML of a sorted one.
		await heading( page, 'Price' ).focus();
		await expect(
			block.getByRole( 'button', { name: 'Sort by more columns' } )
		).toBeVisible();
		await page.goBack();
		const sorted = block.locator( 'th[aria-sort]' );
		await expect( sorted ).toHaveText( [ 'Grain' ] );
	} );
} );

test( 'searches, filters, pages, and leads back from nothing', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const block = table( page );
	const search = block.getByRole( 'searchbox', { name: 'Search' } );
	await search.fill( 'TYPE' );
	await expect( block.locator( '.frontage-data-table__count' ) ).toHaveText(
		'5 of 12 rows'
	);
	await search.fill( '' );
	await block.getByRole( 'link', { name: 'Page 3' } ).click();
	await expect( firsts( block ) ).toHaveText( [ 'Type 1150', 'Bran' ] );
	await block.getByLabel( 'Grain' ).selectOption( 'Rye' );
	await expect( firsts( block ) ).toHaveText( [ 'Type 997', 'Type 1150' ] );
	await block.getByLabel( 'Price from' ).fill( '99' );
	await expect( firsts( block ) ).toHaveCount( 0 );
	await block.getByRole( 'link', { name: 'Show all rows' } ).click();
	await expect( firsts( block ) ).toHaveCount( 5 );
	await expect( search ).toHaveValue( '' );
	await expect( block.getByLabel( 'Price from' ) ).toHaveValue( '' );
	await expectNoAxe( page, '#flour' );
} );

test( 'is sorted and left by keyboard alone', async ( { page } ) => {
	await visit( page, PAGE );
	await heading( page, 'Price' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( firsts( table( page ) ).first() ).toHaveText( 'Bran' );
	await expect( heading( page, 'Price' ) ).toBeFocused();
	await page.keyboard.press( 'Space' );
	await expect( firsts( table( page ) ).first() ).toHaveText( 'Groats' );
	await page.keyboard.press( 'Tab' );
	await expect( heading( page, 'Milled' ) ).toBeFocused();
} );

test( 'is searched, sorted and paged without script', async ( { noJs } ) => {
	await visit( noJs, PAGE );
	const block = table( noJs );
	await expect( firsts( block ) ).toHaveCount( 5 );
	await heading( noJs, 'Price' ).click();
	await expect( firsts( block ).first() ).toHaveText( 'Bran' );
	await block.getByRole( 'link', { name: 'Next' } ).click();
	await expect( firsts( block ).first() ).toHaveText( 'Semolina' );
	await block.getByRole( 'searchbox' ).fill( 'wheat' );
	await block.getByRole( 'button', { name: 'Apply' } ).click();
	await expect( firsts( block ) ).toHaveText( [
		'Bran',
		'Type 550',
		'Type 1050',
		'Semolina',
		'Groats',
	] );
	await block.getByRole( 'link', { name: 'Reset' } ).click();
	await expect( block.locator( '.frontage-data-table__count' ) ).toHaveText(
		'1–5 of 12 rows'
	);
} );

test( 'gives a file of what is found, with and without script', async ( {
	page,
	noJs,
} ) => {
	for ( const visitor of [ page, noJs ] ) {
		await visit( visitor, `${ PAGE }?frontage-data-table[flour][q]=rye` );
		const [ file ] = await Promise.all( [
			visitor.waitForEvent( 'download' ),
			table( visitor )
				.getByRole( 'link', { name: 'Download as CSV' } )
				.click(),
		] );
		expect( file.suggestedFilename() ).toMatch(
			/^advanced-data-table-\d{4}-\d\d-\d\d~flour\.csv$/
		);
		expect( await readFile( await file.path(), 'utf8' ) ).toBe(
			'\uFEFFFlour,Grain,Protein,Price,Milled\r\nType 997,Rye,8.4 %,€2.10,2029-11-05\r\nType 1150,Rye,9.1 %,€2.05,2029-10-25\r\n'
		);
	}
} );

test( 'prints all rows', async ( { page } ) => {
	await visit( page, PAGE );
	await page.emulateMedia( { media: 'print' } );
	await expect( firsts( table( page ) ) ).toHaveCount( 12 );
	await expect( table( page ).getByRole( 'searchbox' ) ).toBeHidden();
} );

test( 'scrolls or is a list of cards on a phone, and is sorted by a finger', async ( {
	narrow,
} ) => {
	await visit( narrow, PAGE );
	await expectNoOverflow( narrow );
	await expectNoAxe( narrow, '#stores' );
	const cards = table( narrow, 'stores' );
	const row = cards.getByRole( 'row' ).filter( { hasText: 'Harbour' } );
	await expect( row.getByRole( 'cell' ) ).toHaveCount( 4 );
	const boxes = await row
		.getByRole( 'cell' )
		.evaluateAll( ( all ) =>
			all.map( ( cell ) => cell.getBoundingClientRect().top )
		);
	expect( new Set( boxes ).size ).toBe( 4 );
	await cards.getByRole( 'button', { name: 'Store' } ).tap();
	await cards.getByRole( 'button', { name: 'Store' } ).tap();
	await expect( firsts( cards ).first() ).toHaveText( 'Station' );
	await test.step( 'by several columns, without a key', async () => {
		const block = table( narrow );
		await heading( narrow, 'Grain' ).tap();
		const more = block.getByRole( 'button', {
			name: 'Sort by more columns',
		} );
		await more.tap();
		await expect( more ).toHaveAttribute( 'aria-pressed', 'true' );
		await heading( narrow, 'Protein' ).tap();
		await expect( firsts( block ).nth( 3 ) ).toHaveText( 'Rolled oats' );
		await expect( narrow ).toHaveURL( /sort%5D=2%2C3|sort\]=2,3/ );
	} );
} );
