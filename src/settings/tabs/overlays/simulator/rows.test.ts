/** The overlays of a simulated page. */
import type { Overlay } from '../types';
import { elsewhere, rowsOf } from './rows';
import type { Result } from './run';
import { addressFor, someone, visitOf } from './visitor';

const overlay = ( id: string, type = 'delay' ) =>
	( {
		id,
		title: id.toUpperCase(),
		rules: { triggers: type ? [ { type } ] : [] },
	} ) as Overlay;

const result: Result = {
	visitor: someone( '/' ),
	memory: { cookies: {}, local: {} },
	printed: {
		status: 200,
		time: 0,
		refused: [
			{ id: 'gone', why: 'off' },
			{ id: 'asked', why: 'off' },
		],
	},
	events: [
		{ at: 0, id: 'copy-2', what: 'ready', why: 'delay' },
		{ at: 0, id: 'b', what: 'ready', why: 'delay' },
		{ at: 0, id: 'a', what: 'ready', why: 'delay' },
		{ at: 5000, id: 'a', what: 'opened', why: '' },
	],
};

const all = [
	overlay( 'a' ),
	overlay( 'gone' ),
	overlay( 'b' ),
	overlay( 'else' ),
	overlay( 'asked', '' ),
];

it( 'lists what opens by itself in the owner’s order, and says what becomes of it', () => {
	const rows = rowsOf( result, all, 1000 );
	expect( rows.map( ( { name } ) => name ) ).toEqual( [
		'A',
		'GONE',
		'B',
		'copy-2',
	] );
	expect(
		rows.map(
			( { now, end } ) => `${ now.kind } ${ end.kind } ${ end.why }`
		)
	).toEqual( [
		'idle open ',
		'never never off',
		'idle idle ',
		'idle idle ',
	] );
	expect( rows[ 0 ]!.openedAt ).toBe( 5000 );
	expect( elsewhere( rows, all ).map( ( { id } ) => id ) ).toEqual( [
		'else',
	] );
} );

it( 'asks for the page as it is for the visitor', () => {
	const visitor = {
		...someone( '/page/?offer=1' ),
		role: 'editor',
		every: 3,
	};
	const url = new URL( addressFor( visitor, 'abc', 2 ) );
	expect( url.pathname ).toBe( '/page/' );
	expect( Object.fromEntries( url.searchParams ) ).toEqual( {
		offer: '1',
		'frontage-simulate[nonce]': 'abc',
		'frontage-simulate[role]': 'editor',
		'frontage-simulate[time]': '',
		'frontage-simulate[ago]': '6',
	} );
	expect( () =>
		addressFor( someone( 'https://elsewhere.example/' ), 'abc', 0 )
	).toThrow( 'Address: enter a page of this site.' );
} );

it( 'gives each visit the cart, and leaves the memory of earlier visits alone', () => {
	const memory = { cookies: { seen: { value: '1', until: 9 } }, local: {} };
	const visit = visitOf( { ...someone( '/' ), hasItems: true }, memory );
	expect( Object.keys( visit.memory.cookies ) ).toEqual( [
		'seen',
		'woocommerce_items_in_cart',
		'edd_items_in_cart',
	] );
	expect( Object.keys( memory.cookies ) ).toEqual( [ 'seen' ] );
} );
