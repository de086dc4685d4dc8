/** Settings of lists offer what other plugins add, and keep what was chosen while such a plugin is off. */
import { fireEvent, render, screen } from '@testing-library/react';
import { Fields, type Field } from '../list-fields';
import { cardFields } from '../list-fields/card-fields';
import { orderFields } from '../query/query-fields';

jest.mock( '@wordpress/components', () => require( './components' ) );
jest.mock( '../list-fields/image-choice', () => ( {} ) );
jest.mock( '../list-fields/tokens', () => ( {} ) );

afterEach( () => void delete window.frontageModules );

const named = ( fields: Field[], name: string ) =>
	fields.find( ( field ) => field.name === name );

function show( field: Field, value: unknown ) {
	const saved = jest.fn();
	render(
		<Fields
			label="Panel"
			fields={ [ field ] }
			values={ { [ field.name ]: value } }
			defaults={ { [ field.name ]: value } }
			onChange={ saved }
		/>
	);
	return saved;
}

const SOURCE: Field = {
	name: 'source',
	label: 'Filter by',
	help: 'Help',
	kind: 'choice',
	options: { author: 'Author' },
	isAddition: () => true,
};

const optionsOf = ( label: string ) =>
	[ ...screen.getByLabelText( label ).querySelectorAll( 'option' ) ].map(
		( option ) => option.textContent
	);

test( 'orders and extras of other plugins are offered', () => {
	window.frontageModules = {
		announced: {
			listOrders: [ { name: 'count-acme-stars', label: 'Stars' } ],
			cardExtras: [ { name: 'acme-price', label: 'Price' } ],
		},
	};
	expect( named( orderFields( {} ), 'orderBy' )?.options ).toMatchObject( {
		date: 'Date',
		'count-acme-stars': 'Stars',
	} );
	expect( named( cardFields(), 'extras' )?.options ).toEqual( {
		'acme-price': 'Price',
	} );
} );

test( 'a choice whose plugin is off is shown and kept', () => {
	const saved = show( SOURCE, 'acme-color' );
	const control = screen.getByLabelText( 'Filter by' );
	expect( control ).toHaveProperty( 'value', 'acme-color' );
	expect( optionsOf( 'Filter by' ) ).toEqual( [
		'Author',
		'acme-color (plugin not active)',
	] );
	fireEvent.change( control, { target: { value: 'author' } } );
	expect( saved ).toHaveBeenCalledWith( { source: 'author' } );
} );

test( 'orders of plugins that are off are told from other values', () => {
	const orders = named( orderFields( {} ), 'orderBy' );
	expect( orders?.isAddition?.( 'count-acme-stars' ) ).toBe( true );
	expect( orders?.isAddition?.( 'relevance' ) ).toBe( false );
	show( { ...SOURCE, isAddition: undefined }, 'other' );
	expect( optionsOf( 'Filter by' ) ).toEqual( [ 'Author' ] );
} );

test( 'an extra whose plugin is off can be taken away', () => {
	const saved = show(
		{
			name: 'extras',
			label: 'More',
			kind: 'several',
			options: { likes: 'Like button' },
		},
		[ 'acme-price' ]
	);
	fireEvent.click(
		screen.getByLabelText( 'acme-price (plugin not active)' )
	);
	expect( saved ).toHaveBeenCalledWith( { extras: [] } );
} );
