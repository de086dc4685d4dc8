/** Charts for visitors and authors. */
import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

declare const wp: {
	data: {
		select: ( store: string ) => { getEditedPostContent: () => string };
	};
};

const PAGE = '/modules/chart/';

const chart = ( page: Page, id: string ) => page.locator( `#${ id }` );
const plot = ( page: Page, id: string ) =>
	chart( page, id ).locator( '.frontage-chart__plot' );
const tip = ( page: Page, id: string ) =>
	chart( page, id ).locator( '.frontage-chart__tip' );

/** Texts of a table’s rows, as a chart reads them. */
const rowsOf = ( figure: Locator ) =>
	figure.locator( 'table' ).evaluate( ( table: HTMLTableElement ) => {
		const [ head, ...rows ] = [ ...table.rows ].map( ( row ) =>
			[ ...row.cells ].map( ( cell ) => cell.textContent )
		);
		return rows.map( ( [ label, ...cells ] ) =>
			[
				label,
				...cells.flatMap( ( text, at ) =>
					text ? `${ head![ at + 1 ] }: ${ text }` : []
				),
			].join( '\n' )
		);
	} );

test( 'is a drawing with a name, and a table with every number, also without script', async ( {
	page,
	noJs,
} ) => {
	for ( const visitor of [ page, noJs ] ) {
		await visit( visitor, PAGE );
		const figure = chart( visitor, 'week' );
		await expect(
			figure.getByRole( 'img', {
				name: 'Loaves a week. Column chart. Series: Sourdough, Rye, Spelt. From Tuesday to Saturday. Highest: 164 (Saturday, Sourdough). Lowest: 12 (Tuesday, Spelt).',
			} )
		).toBeVisible();
		await figure.getByText( 'Show as a table' ).click();
		await expect( figure.getByRole( 'table' ) ).toMatchAriaSnapshot( `
    - table "Loaves a week":
      - caption: Loaves a week
      - rowgroup:
        - row "Day Sourdough Rye Spelt"
      - rowgroup:
        - row "Tuesday 64 38 12"
        - row "Wednesday 72 41 15"
        - row "Thursday 81 52 18"
        - row "Friday 118 74 31"
        - row "Saturday 164 96 44"
  ` );
		await expect(
			chart( visitor, 'year' ).getByRole( 'table', {
				name: 'Flour prices',
			} )
		).toBeAttached();
	}
} );

test( 'loads nothing to be read, and its script at the first touch', async ( {
	page,
} ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( '/build/chart/view' ) ) {
			scripts.push( request.url() );
		}
	} );
	await visit( page, PAGE );
	await chart( page, 'taste' ).scrollIntoViewIfNeeded();
	expect( scripts ).toEqual( [] );
	await plot( page, 'week' ).hover();
	await expect.poll( () => scripts.length ).toBe( 1 );
} );

test( 'tells each row by keyboard, in the words of its table', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	for ( const id of [ 'week', 'loaf', 'taste', 'year' ] ) {
		await plot( page, id ).focus();
		const rows = await rowsOf( chart( page, id ) );
		for ( const row of rows ) {
			await page.keyboard.press( 'ArrowRight' );
			await expect( tip( page, id ) ).toHaveText( row, {
				useInnerText: true,
			} );
		}
		await page.keyboard.press( 'Escape' );
		await expect( tip( page, id ) ).toBeEmpty();
	}
} );

test( 'tells a row at the pointer, inside the window', async ( { page } ) => {
	await visit( page, PAGE );
	const band = chart( page, 'week' ).locator( '.frontage-chart__band' );
	await band.last().hover();
	await expect(
		chart( page, 'week' ).locator( 'frontage-island' )
	).toHaveAttribute( 'data-state', 'awake' );
	await band.last().hover( { position: { x: 8, y: 120 } } );
	await expect( tip( page, 'week' ) ).toContainText( 'Saturday' );
	const box = ( await tip( page, 'week' ).boundingBox() )!;
	expect( box.x + box.width ).toBeLessThanOrEqual( 1280 );
	await page.mouse.move( 0, 0 );
	await expect( tip( page, 'week' ) ).toBeEmpty();
} );

test( 'hides a series at the first press, and closes the hole in a stack', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const figure = chart( page, 'losses' );
	const cafe = figure.locator( 'g[data-series="1"] rect' ).first();
	const before = ( await cafe.boundingBox() )!;
	const toggle = figure.getByRole( 'button', { name: 'Counter' } );
	await toggle.click();
	await expect( toggle ).toHaveAttribute( 'aria-pressed', 'false' );
	await expect( figure.locator( 'g[data-series="0"]' ) ).toBeHidden();
	const zero = ( await figure.locator( '.is-zero' ).boundingBox() )!;
	const after = ( await cafe.boundingBox() )!;
	expect( Math.abs( after.x - zero.x ) ).toBeLessThan( 3 );
	expect( after.width ).toBeCloseTo( before.width, 0 );
	await toggle.click();
	expect( ( await cafe.boundingBox() )!.x ).toBeCloseTo( before.x, 0 );
} );

test(
	'is typed, pasted into and undone in the editor',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		await editor.create( { title: 'A page' } );
		await editor.insert( 'Chart' );
		const block = editor.block( 'frontage/chart' );
		const cell = ( place: string ) =>
			block.locator( `[data-cell="${ place }"]` );
		await cell( '0:1' ).fill( 'Rye' );
		await cell( '1:0' ).fill( 'Mon' );
		await cell( '1:1' ).fill( '12' );
		await cell( '1:1' ).press( 'Enter' );
		await expect( cell( '2:1' ) ).toBeFocused();
		await expect(
			block.locator( '.frontage-chart__bars rect' )
		).toHaveCount( 1 );
		await test.step( 'cells of a spreadsheet go where the cursor is', async () => {
			await cell( '0:0' ).evaluate( ( input ) => {
				const view = input.ownerDocument.defaultView!;
				const data = new view.DataTransfer();
				data.setData(
					'text/plain',
					'Day\tRye\tSpelt\r\nMon\t"1,200"\t7\r\nTue\t900\t8\r\n'
				);
				input.dispatchEvent(
					new view.ClipboardEvent( 'paste', {
						clipboardData: data,
						bubbles: true,
						cancelable: true,
					} )
				);
			} );
			await expect( cell( '1:1' ) ).toHaveValue( '1,200' );
			await expect( cell( '2:2' ) ).toHaveValue( '8' );
			await expect(
				block.locator( '.frontage-chart__bars rect' )
			).toHaveCount( 4 );
		} );
		await test.step( 'undo takes it back, redo brings it again', async () => {
			await editor.page
				.getByRole( 'button', { name: 'Undo', exact: true } )
				.click();
			await expect( cell( '1:1' ) ).toHaveValue( '12' );
			await expect( cell( '0:2' ) ).toHaveCount( 0 );
			await editor.page
				.getByRole( 'button', { name: 'Redo', exact: true } )
				.click();
			await expect( cell( '1:1' ) ).toHaveValue( '1,200' );
		} );
		await test.step( 'what is no number is marked and not saved', async () => {
			await cell( '2:2' ).fill( 'eight' );
			await expect( cell( '2:2' ) ).toHaveAttribute(
				'aria-invalid',
				'true'
			);
			await cell( '2:2' ).fill( '8' );
		} );
		await test.step( 'a column is removed by its menu', async () => {
			await block
				.getByRole( 'button', { name: 'Options for column Rye' } )
				.click();
			await editor.page
				.getByRole( 'menuitem', { name: 'Delete column' } )
				.click();
			await expect( cell( '0:1' ) ).toHaveValue( 'Spelt' );
		} );
		await test.step( 'the post has the numbers as a table that stays', async () => {
			const content = await editor.page.evaluate( () =>
				wp.data.select( 'core/editor' ).getEditedPostContent()
			);
			expect( content ).toContain(
				'<figure class="wp-block-table" style="overflow:auto"><table><thead><tr><th>Day</th><th>Spelt</th></tr></thead><tbody><tr><th>Mon</th><td>7</td></tr><tr><th>Tue</th><td>8</td></tr></tbody>'
			);
		} );
		await visit( guest, await editor.publish() );
		await expect(
			guest.locator( '.frontage-chart__bars rect' )
		).toHaveCount( 2 );
	}
);
