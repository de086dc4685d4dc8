/** Charts and tables of WordPress: one becomes the other without losing a number. */
import type { Attributes } from '../attributes';
import { chartOf, tableOf } from '../edit/transforms';

jest.mock( '@wordpress/blocks', () => ( {} ) );
jest.mock( '@frontage/editor', () => ( {
	...jest.requireActual( '../../../src/editor/number/number' ),
	numberLocale: () => 'en-US',
} ) );

const CHART = {
	title: 'Loaves',
	description: '',
	caption: 'At <em>noon</em>',
	corner: 'Day',
	series: [ 'Rye', 'Spelt' ],
	rows: [
		{ label: 'Mon', values: [ '1200.5', '' ] },
		{ label: 'Tue', values: [ '-3', '8' ] },
	],
	prefix: '',
	suffix: ' kg',
};

it( 'a chart becomes a table and the same chart again', () => {
	const table = tableOf( CHART as unknown as Attributes );
	expect( table.caption ).toBe( 'Loaves<br>At <em>noon</em>' );
	expect( table.body[ 0 ]!.cells ).toEqual( [
		{ content: 'Mon', tag: 'th' },
		{ content: '1200.5 kg', tag: 'td' },
		{ content: '', tag: 'td' },
	] );
	const { corner, series, rows } = CHART;
	expect( chartOf( table ) ).toMatchObject( { corner, series, rows } );
} );

it( 'a table without a header row gets empty names', () => {
	const cell = ( content: string ) => ( { content } );
	expect(
		chartOf( {
			head: [],
			body: [
				{ cells: [ cell( '<strong>Mon</strong>' ), cell( '4' ) ] },
			],
		} )
	).toMatchObject( {
		series: [ '' ],
		rows: [ { label: 'Mon', values: [ '4' ] } ],
	} );
} );
