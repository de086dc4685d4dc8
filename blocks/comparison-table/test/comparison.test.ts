/** Changes of a comparison keep cells in their columns; tables of WordPress keep every word. */
import type { Attributes } from '../attributes';
import {
	withCell,
	withColumn,
	withMovedColumn,
	withNewColumn,
	withNewRow,
	withoutColumn,
	withoutRow,
	withMovedRow,
	type Comparison,
} from '../edit/comparison';
import { comparisonOf, tableOf } from '../edit/transforms';

jest.mock( '@wordpress/blocks', () => ( {} ) );

const BREADS: Comparison = {
	columns: [ { name: 'Rye' }, { name: 'Spelt', isFeatured: true } ],
	rows: [
		{ kind: 'group', label: 'Baking', cells: [] },
		{ kind: '', label: 'Organic', cells: [ 'yes', 'no' ] },
		{ kind: '', label: 'Short', cells: [ '1' ] },
	],
};

const cellsOf = ( { rows }: Comparison ) => rows.map( ( { cells } ) => cells );

it( 'cells move, come and go with their column', () => {
	expect( cellsOf( withMovedColumn( BREADS, 0, 1 ) ) ).toEqual( [
		[],
		[ 'no', 'yes' ],
		[ '1' ],
	] );
	expect( cellsOf( withNewColumn( BREADS ) ) ).toEqual( [
		[],
		[ 'yes', 'no', '' ],
		[ '1', '', '' ],
	] );
	expect( cellsOf( withoutColumn( BREADS, 0 ) ) ).toEqual( [
		[],
		[ 'no' ],
		[],
	] );
	expect( cellsOf( withCell( BREADS, 2, 1, '2' ) )[ 2 ] ).toEqual( [
		'1',
		'2',
	] );
} );

it( 'columns and rows are changed one at a time', () => {
	expect( withColumn( BREADS, 1, { price: '$7' } ).columns[ 1 ] ).toEqual( {
		name: 'Spelt',
		isFeatured: true,
		price: '$7',
	} );
	expect( withNewRow( BREADS, '' ).rows[ 3 ]!.cells ).toEqual( [ '', '' ] );
	expect( withNewRow( BREADS, 'group' ).rows[ 3 ]!.cells ).toEqual( [] );
	expect( withoutRow( BREADS, 1 ).rows ).toHaveLength( 2 );
	expect( withMovedRow( BREADS, 2, 0 ).rows[ 0 ]!.label ).toBe( 'Short' );
} );

it( 'becomes a table with every word, and the same comparison again', () => {
	const table = tableOf( {
		...BREADS,
		title: 'Breads',
		corner: 'Kind',
		columns: [
			{ name: 'Rye', url: 'https://example.org/"x', button: 'Buy' },
			{ name: 'Spelt' },
		],
	} as unknown as Attributes );
	expect( table.body[ 3 ]!.cells[ 1 ]!.content ).toBe(
		'<a href="https://example.org/%22x">Buy</a>'
	);
	const back = comparisonOf( table );
	expect( back ).toMatchObject( {
		title: 'Breads',
		corner: 'Kind',
		columns: [ { name: 'Rye' }, { name: 'Spelt' } ],
	} );
	expect( back.rows[ 1 ] ).toEqual( BREADS.rows[ 1 ] );
} );
