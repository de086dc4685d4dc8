/** Finding, sorting and addresses of rows in the page, as in PHP. */
import { find, rowsOf } from '../view/find';
import { addressOf, hrefOf, ordered, pressed, stateIn } from '../view/state';

const columns = [
	{ label: 'Flour', name: 'Flour', type: 'text' },
	{ label: 'Price', name: 'Price', type: 'currency' },
	{ label: 'Grain', name: 'Grain', type: 'text' },
];

const body = ( rows: string ) => {
	const table = document.createElement( 'table' );
	table.innerHTML = `<tbody>${ rows }</tbody>`;
	return table.tBodies[ 0 ]!;
};

const rows = () =>
	rowsOf(
		body(
			'<tr><th>Groats</th><td data-value="12.40">€12.40</td><td>Buckwheat</td></tr>' +
				'<tr><th>Rye</th><td data-value="2.50">€2.50</td><td>Rye</td></tr>' +
				'<tr><th>Crème 10</th><td></td><td>Wheat</td></tr>' +
				'<tr><th>Crème 9</th><td data-value="3.70">€3.70</td><td>Wheat</td></tr>'
		),
		columns
	);

const found = ( state: Record< string, string > ) =>
	find( rows(), state, columns, 'en' ).map( ( { texts } ) => texts[ 0 ] );

test( 'sorts by value, empty cells last in both directions, equals as before', () => {
	expect( found( { sort: '2' } ) ).toEqual( [
		'Rye',
		'Crème 9',
		'Groats',
		'Crème 10',
	] );
	expect( found( { sort: '-2' } ) ).toEqual( [
		'Groats',
		'Crème 9',
		'Rye',
		'Crème 10',
	] );
	expect( found( { sort: '1' } ).slice( 0, 2 ) ).toEqual( [
		'Crème 9',
		'Crème 10',
	] );
	expect( found( { sort: '-3,-2' } ) ).toEqual( [
		'Crème 9',
		'Crème 10',
		'Rye',
		'Groats',
	] );
} );

test( 'searches all words without accents, and filters', () => {
	expect( found( { q: 'creme wheat' } ) ).toEqual( [
		'Crème 10',
		'Crème 9',
	] );
	expect( found( { is3: 'Rye' } ) ).toEqual( [ 'Rye' ] );
	expect( found( { from2: '2,5', to2: '€ 5' } ) ).toEqual( [
		'Rye',
		'Crème 9',
	] );
} );

test( 'reads the author’s order from rows that the server sorted', () => {
	const read = rowsOf(
		body(
			'<tr data-row="1"><td>Second</td></tr><tr data-row="0"><td>First</td></tr>'
		),
		columns
	);
	expect( read.map( ( { texts } ) => texts[ 0 ] ) ).toEqual( [
		'First',
		'Second',
	] );
} );

test( 'a press sorts upwards, downwards, then not; with Shift by one more column', () => {
	expect( pressed( '', 1, false ) ).toBe( '2' );
	expect( pressed( '2', 1, false ) ).toBe( '-2' );
	expect( pressed( '-2', 1, false ) ).toBe( '' );
	expect( pressed( '3', 1, false ) ).toBe( '2' );
	expect( pressed( '3', 1, true ) ).toBe( '3,2' );
	expect( pressed( '3,2', 1, true ) ).toBe( '3,-2' );
	expect( pressed( '3,-2', 1, true ) ).toBe( '3' );
	expect( pressed( '1,2,3', 3, true ) ).toBe( '1,2,3' );
} );

test( 'keeps the state in the address, as the server does', () => {
	const state = ordered(
		{ page: '1', sort: '-2', q: 'rye (old)', from2: '1', other: 'x' },
		columns
	);
	expect( state ).toEqual( { q: 'rye (old)', from2: '1', sort: '-2' } );
	expect( hrefOf( 'flour', 'p=7', state ) ).toBe(
		'?p=7&frontage-data-table%5Bflour%5D%5Bq%5D=rye%20%28old%29&frontage-data-table%5Bflour%5D%5Bfrom2%5D=1&frontage-data-table%5Bflour%5D%5Bsort%5D=-2#flour'
	);
	const url = addressOf( 'flour', 'https://example.test/a?p=7#x', state );
	expect( stateIn( 'flour', new URL( url ).search, columns ) ).toEqual(
		state
	);
	expect( addressOf( 'flour', url, {} ) ).toBe(
		'https://example.test/a?p=7#x'
	);
} );
