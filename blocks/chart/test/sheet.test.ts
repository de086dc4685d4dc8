/** The spreadsheet of the editor: what is typed, pasted, added, moved and removed. */
import { numberIn } from '@frontage/editor/number/number';
import { isTable, parseCells } from '@frontage/editor/sheet/parse';
import { fromCells, toCells, withNames } from '../edit/numbers';
import { limitsOf } from '../edit/limits';
import {
	MOST_ROWS,
	MOST_SERIES,
	pasted,
	withColumn,
	withColumnAt,
	withRow,
	withRowAt,
	withText,
	withoutColumn,
	withoutRow,
} from '../edit/sheet/cells';

jest.mock( '@frontage/editor', () =>
	jest.requireActual( '../../../src/editor/number/number' )
);

const SHEET = [
	[ 'Day', 'Rye', 'Spelt' ],
	[ 'Mon', '1', '2' ],
	[ 'Tue', '3', '4' ],
];

describe( 'the sheet', () => {
	it( 'writes, adds, moves and removes without changing the one before', () => {
		const before = JSON.stringify( SHEET );
		expect( withText( SHEET, 1, 2, '9' )[ 1 ] ).toEqual( [
			'Mon',
			'1',
			'9',
		] );
		expect( withRow( SHEET, 2 ) ).toEqual( [
			SHEET[ 0 ],
			SHEET[ 1 ],
			[ '', '', '' ],
			SHEET[ 2 ],
		] );
		expect( withRowAt( SHEET, 2, 1 )[ 1 ] ).toEqual( SHEET[ 2 ] );
		expect( withoutRow( SHEET, 1 ) ).toEqual( [ SHEET[ 0 ], SHEET[ 2 ] ] );
		expect( withColumn( SHEET, 1 )[ 2 ] ).toEqual( [
			'Tue',
			'',
			'3',
			'4',
		] );
		expect( withColumnAt( SHEET, 2, 1 )[ 0 ] ).toEqual( [
			'Day',
			'Spelt',
			'Rye',
		] );
		expect( withoutColumn( SHEET, 1 )[ 1 ] ).toEqual( [ 'Mon', '2' ] );
		expect( JSON.stringify( SHEET ) ).toBe( before );
	} );

	it( 'grows with what is pasted, and keeps the rest', () => {
		const { cells, isCut } = pasted( SHEET, 2, 2, [
			[ 'a', 'b' ],
			[ 'c' ],
		] );
		expect( cells ).toEqual( [
			[ 'Day', 'Rye', 'Spelt', '' ],
			[ 'Mon', '1', '2', '' ],
			[ 'Tue', '3', 'a', 'b' ],
			[ '', '', 'c', '' ],
		] );
		expect( isCut ).toBe( false );
	} );

	it( 'says what did not fit', () => {
		const large = Array.from( { length: 150 }, () =>
			Array< string >( 20 ).fill( '1' )
		);
		const { cells, isCut } = pasted( SHEET, 0, 0, large );
		expect( cells ).toHaveLength( MOST_ROWS + 1 );
		expect( cells[ 0 ] ).toHaveLength( MOST_SERIES + 1 );
		expect( isCut ).toBe( true );
	} );
} );

describe( 'copied cells', () => {
	it( 'come from Excel and Sheets with tabs, line breaks and quotes', () => {
		const excel =
			'Day\tRye\r\nMon\t"1,200"\r\n"Tue\nlate"\t"3 ""or"" 4"\r\n';
		expect( isTable( excel ) ).toBe( true );
		expect( parseCells( excel ) ).toEqual( [
			[ 'Day', 'Rye' ],
			[ 'Mon', '1,200' ],
			[ 'Tue\nlate', '3 "or" 4' ],
		] );
		expect( isTable( '12 loaves\n' ) ).toBe( false );
	} );

	it.each( [
		[ '\uFEFFa,b\n1,2\n', 'a byte order mark and commas' ],
		[ 'a;b\r\n1;2\r\n\r\n', 'semicolons and empty lines' ],
		[ '"a","b"\r"1","2"', 'old line ends' ],
	] )( 'come from a file with %j', ( csv ) => {
		expect( parseCells( csv ) ).toEqual( [
			[ 'a', 'b' ],
			[ '1', '2' ],
		] );
	} );

	it( 'keep commas of numbers in files with semicolons', () => {
		expect(
			parseCells( 'Part;Cost\nFlour;0,90\nWages;2,10' )[ 1 ]
		).toEqual( [ 'Flour', '0,90' ] );
	} );
} );

describe( 'numbers', () => {
	it.each( [
		[ '1,234.50', 'en-US', '1234.50' ],
		[ '1.234,5', 'de-DE', '1234.5' ],
		[ '€ 1,200', 'en-US', '1200' ],
		[ '12,5 %', 'de-DE', '12.5' ],
		[ '−3', 'en-US', '-3' ],
		[ '-€5', 'en-US', '' ],
		[ '٣٫٥', 'ar', '3.5' ],
		[ 'n/a', 'en-US', '' ],
		[ '=1+1', 'en-US', '' ],
	] )( '“%s” in %s is “%s”', ( typed, locale, number ) => {
		expect( numberIn( typed, locale ) ).toBe( number );
	} );

	it( 'come back as they went', () => {
		const numbers = fromCells( SHEET, 'en-US' );
		expect( numbers ).toEqual( {
			corner: 'Day',
			series: [ 'Rye', 'Spelt' ],
			rows: [
				{ label: 'Mon', values: [ '1', '2' ] },
				{ label: 'Tue', values: [ '3', '4' ] },
			],
		} );
		expect( toCells( numbers, 'en-US' ) ).toEqual( SHEET );
	} );

	it( 'get names and labels if they were copied without', () => {
		expect(
			withNames(
				[
					[ 'Mon', '1' ],
					[ 'Tue', '2' ],
				],
				'en-US'
			)
		).toEqual( [
			[ '', '' ],
			[ 'Mon', '1' ],
			[ 'Tue', '2' ],
		] );
		expect( withNames( SHEET, 'en-US' ) ).toEqual( SHEET );
		expect( withNames( [ [ 'Rye' ], [ '4' ], [ '5' ] ], 'en-US' ) ).toEqual(
			[
				[ '', 'Rye' ],
				[ '1', '4' ],
				[ '2', '5' ],
			]
		);
	} );
} );

describe( 'limits', () => {
	const chart = ( type: string, values: string[][] ) => ( {
		type,
		corner: '',
		series: values[ 0 ]!.map( ( _, at ) => `Series ${ at }` ),
		rows: values.map( ( row, at ) => ( {
			label: `R${ at }`,
			values: row,
		} ) ),
	} );
	it( 'name the column or the rows that are not drawn', () => {
		expect(
			limitsOf( chart( 'column', [ [ '-1', '2' ] ] ), false )
		).toEqual( [] );
		expect(
			limitsOf(
				chart( 'pie', [
					[ '1', '2' ],
					[ '-3', '1' ],
				] ),
				false
			)
		).toEqual( [
			expect.stringContaining( '“Series 0”' ),
			expect.stringContaining( 'R1' ),
		] );
		expect( limitsOf( chart( 'radar', [ [ '1' ] ] ), true ) ).toEqual( [
			expect.stringContaining( '100 rows and 12 columns' ),
			expect.stringContaining( 'at least 3 rows' ),
		] );
	} );
} );
