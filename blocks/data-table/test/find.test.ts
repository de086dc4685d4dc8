/** Finding, sorting and addresses of rows in the page, as in PHP. */
import { find, rowsOf } from '../view/find';
import { numberOf } from '../view/number';
import { addressOf, hrefOf, ordered, pressed, stateIn } from '../view/state';

const columns = [
	{ label: 'Flour', name: 'Flour', type: 'text' },
	{
		label: 'Price',
		name: 'Price',
		type: 'currency',
		filter: { kind: 'range' as const, input: 'text' },
	},
	{
		label: 'Grain',
		name: 'Grain',
		type: 'text',
		filter: { kind: 'is' as const, values: [ 'Rye', 'Wheat' ] },
	},
];

const english = { group: ',', decimal: '.', digits: '', second: 3 };

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
	find( rows(), state, columns, 'en', english ).map(
		( { texts } ) => texts[ 0 ]
	);

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

test( 'a bound that is no number narrows nothing, as on the server', () => {
	expect( found( { from2: 'abc' } ) ).toHaveLength( 4 );
} );

test( 'the last day of a range is all of it', () => {
	const days = rowsOf(
		body(
			'<tr><td data-value="2030-12-31 10:00">31 December, 10:00</td></tr>'
		),
		[ { name: 'Day', type: 'date' } ]
	);
	const until = ( to1: string ) =>
		find( days, { to1 }, [ { name: 'Day', type: 'date' } ], 'en', english );
	expect( until( '2030-12-31' ) ).toHaveLength( 1 );
	expect( until( '2030-12-30' ) ).toHaveLength( 0 );
} );

test.each( [
	[ '1,204', ',', '', 1204 ],
	[ '1,204', '.', '', 1.204 ],
	[ '€1,234.50', ',', '', 1234.5 ],
	[ '1.234,50 €', '.', '', 1234.5 ],
	[ '12,5', ',', '', 12.5 ],
	[ '−3', ',', '', -3 ],
	[ '(1,200)', ',', '', -1200 ],
	[ '-$5', ',', '', -5 ],
	[ '10-12', ',', '', 10 ],
	[ '۱۲٫۵', '٬', '۰۱۲۳۴۵۶۷۸۹', 12.5 ],
	[ 'abc', ',', '', undefined ],
] )(
	'reads what visitors type as PHP does: %s',
	( text, group, digits, number ) => {
		expect( numberOf( text, { group, digits } ) ).toBe( number );
	}
);

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
	const offer = { id: 'flour', columns, hasSearch: true, hasSorting: true };
	expect( stateIn( offer, new URL( url ).search ) ).toEqual( state );
	expect(
		stateIn(
			{ ...offer, hasSearch: false, hasSorting: false },
			new URL( url ).search
		)
	).toEqual( { from2: '1' } );
	expect(
		stateIn(
			offer,
			'frontage-data-table[flour][is1]=x&frontage-data-table[flour][from3]=1&frontage-data-table[flour][sort]=9,-1'
		)
	).toEqual( { sort: '-1' } );
	expect( addressOf( 'flour', url, {} ) ).toBe(
		'https://example.test/a?p=7#x'
	);
} );
