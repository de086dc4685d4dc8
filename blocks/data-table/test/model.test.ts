/** The table of the editor: what is typed, pasted, moved, merged, and transformed. */
import { pasted, tableOf, typeOf } from '../edit/import';
import {
	HEAD,
	MOST_ROWS,
	merged,
	split,
	withColumn,
	withColumnAt,
	withRowAt,
	withText,
	withoutColumn,
	type Table,
} from '../edit/model';
import { withTotals } from '../edit/totals';
import { coreOf, dataOf } from '../edit/transforms';

jest.mock( '@frontage/editor', () => ( {
	...jest.requireActual( '../../../src/editor/number/number' ),
	numberLocale: () => 'en',
} ) );
jest.mock( '@wordpress/blocks', () => ( { createBlock: jest.fn() } ) );

const TABLE: Table = {
	groups: [],
	head: [ 'Flour', 'Price' ],
	rows: [ { cells: [ 'Rye', '2.50' ] }, { cells: [ 'Oats', '1,000.25' ] } ],
	footer: [ 'Total', '' ],
	columns: [ {}, { type: 'number', total: 'sum' } ],
};

test( 'columns take all that is theirs along', () => {
	const moved = withColumnAt( TABLE, 1, 0 );
	expect( moved.head ).toEqual( [ 'Price', 'Flour' ] );
	expect( moved.rows[ 0 ] ).toEqual( { cells: [ '2.50', 'Rye' ] } );
	expect( moved.columns[ 0 ] ).toEqual( { type: 'number', total: 'sum' } );
	expect( withColumn( TABLE, 1 ).head ).toEqual( [ 'Flour', '', 'Price' ] );
	expect( withoutColumn( TABLE, 0 ).footer ).toEqual( [ '' ] );
	expect( withRowAt( TABLE, 1, 0 ).rows[ 0 ]!.cells[ 0 ] ).toBe( 'Oats' );
} );

test( 'copied cells go over cells and make the table larger, as plain text', () => {
	const larger = pasted( TABLE, 1, 1, [ [ '<b>', 'x' ], [ '3' ] ] );
	expect( larger.rows ).toEqual( [
		{ cells: [ 'Rye', '2.50', '' ] },
		{ cells: [ 'Oats', '&lt;b&gt;', 'x' ] },
		{ cells: [ '', '3', '' ] },
	] );
	expect( pasted( TABLE, HEAD, 0, [ [ 'A' ], [ 'B' ] ] ).head ).toEqual( [
		'A',
		'Price',
	] );
	const many = Array.from( { length: MOST_ROWS + 9 }, () => [ '1' ] );
	expect( pasted( TABLE, 0, 0, many ).rows ).toHaveLength( MOST_ROWS );
} );

test( 'headings are merged, named together, and taken apart', () => {
	const one = merged( TABLE, 0 );
	expect( one.groups ).toEqual( [ 'Flour', 'Flour' ] );
	expect( withText( one, -2, 1, 'Shop' ).groups ).toEqual( [
		'Shop',
		'Shop',
	] );
	expect( split( split( one, 0 ), 1 ).groups ).toEqual( [] );
} );

test.each( [
	[ [ '1', '2,000.5', '' ], 'number' ],
	[ [ '€1.90', '€2' ], 'currency' ],
	[ [ '11.5 %', '8%' ], 'percent' ],
	[ [ '2029-11-02', '2029-1-3' ], 'date' ],
	[ [ 'yes', 'No' ], 'yes-no' ],
	[ [ 'Type 550', '1' ], 'text' ],
	[ [ '', '' ], 'text' ],
] )( 'finds out that %j is a column of type %s', ( texts, type ) => {
	expect( typeOf( texts, 'en' ) ).toBe( type );
} );

test( 'a file with names has headings, one with numbers only has none', () => {
	expect(
		tableOf(
			[
				[ 'Day', 'Sold' ],
				[ 'Mon', '3' ],
			],
			'en'
		)
	).toMatchObject( {
		head: [ 'Day', 'Sold' ],
		rows: [ { cells: [ 'Mon', '3' ] } ],
		columns: [ { type: 'text' }, { type: 'number' } ],
	} );
	expect(
		tableOf(
			[
				[ '1', '2' ],
				[ '3', '4' ],
			],
			'en'
		).rows
	).toHaveLength( 2 );
} );

test( 'totals are written for the saved post', () => {
	expect( withTotals( TABLE, 'en' ).footer ).toEqual( [
		'Total',
		'1,002.75',
	] );
} );

test( 'a table of WordPress comes and goes without losing a word', () => {
	const core = {
		head: [ { cells: [ { content: 'Flour' }, { content: 'Price' } ] } ],
		body: [
			{
				cells: [
					{ content: '<em>Rye</em>', tag: 'th' },
					{ content: '€2' },
				],
			},
		],
		foot: [ { cells: [ { content: 'Total' }, { content: '€2' } ] } ],
		caption: 'From the <b>mill</b>',
	};
	const data = dataOf( core );
	expect( data ).toMatchObject( {
		head: [ 'Flour', 'Price' ],
		rows: [ { cells: [ '<em>Rye</em>', '€2' ] } ],
		footer: [ 'Total', '€2' ],
		rowHeader: 'first',
		caption: 'From the <b>mill</b>',
		columns: [ { type: 'text' }, { type: 'currency' } ],
	} );
	const back = coreOf( data as unknown as Parameters< typeof coreOf >[ 0 ] );
	expect( back.body[ 0 ]!.cells ).toEqual( [
		{ content: '<em>Rye</em>', tag: 'th' },
		{ content: '€2', tag: 'td' },
	] );
	expect( back.caption ).toBe( core.caption );
} );
