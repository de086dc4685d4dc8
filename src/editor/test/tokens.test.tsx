/** A token field of terms: names that are still loading, and how many terms the server accepts. */
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Tokens } from '../list-fields/tokens';

interface FieldProps {
	value: string[];
	suggestions: string[];
	maxLength: number;
	onChange: ( tokens: string[] ) => void;
}

let mockField: FieldProps;

jest.mock( '@wordpress/components', () => ( {
	BaseControl: ( { children }: { children: ReactNode } ) => children,
	FormTokenField: ( props: FieldProps ) => {
		mockField = props;
		return null;
	},
	Notice: ( props: { status: string; children: ReactNode } ) => (
		<p data-status={ props.status }>{ props.children }</p>
	),
} ) );

const mockRecords = jest.fn();

jest.mock( '@wordpress/data', () => ( {
	useSelect: ( pick: ( select: () => object ) => unknown ) =>
		pick( () => ( {
			getEntityRecords: ( ...asked: unknown[] ) =>
				mockRecords( ...asked ),
		} ) ),
} ) );

const change = jest.fn();

const show = ( name: string, ids: number[], most = 100 ) =>
	render(
		<Tokens
			label="Terms"
			kind="taxonomy"
			name={ name }
			ids={ ids }
			most={ most }
			onChange={ change }
		/>
	);

interface Query {
	include?: number[];
}

const answer =
	( chosen: object[] | null, found: object[] = [] ) =>
	( _kind: string, _name: string, { include }: Query ) =>
		include ? chosen : found;

beforeEach( () => {
	mockRecords.mockReset();
	change.mockReset();
} );

it( 'keeps items added before names have loaded', () => {
	mockRecords.mockImplementation(
		answer( null, [ { id: 4, name: 'Sea' } ] )
	);
	show( 'slow', [ 1, 2 ] );
	expect( mockField.value ).toEqual( [] );
	mockField.onChange( [ 'Sea' ] );
	expect( change ).toHaveBeenCalledWith( [ 1, 2, 4 ] );
} );

it( 'requests all at once, caches them, and shows missing ones by number', () => {
	const many = Array.from( { length: 150 }, ( _, index ) => index + 1 );
	const terms = many.slice( 1 ).map( ( id ) => ( { id, name: `T${ id }` } ) );
	mockRecords.mockImplementation( answer( terms ) );
	const { unmount } = show( 'many', many, 200 );
	expect( mockRecords ).toHaveBeenCalledWith( 'taxonomy', 'many', {
		include: many,
		per_page: -1,
		context: 'view',
	} );
	expect( mockField.value ).toHaveLength( 150 );
	expect( mockField.value[ 0 ] ).toBe( '#1' );
	mockField.onChange( mockField.value.slice( 1 ) );
	expect( change.mock.calls[ 0 ][ 0 ] ).toEqual( many.slice( 1 ) );
	unmount();
	mockRecords.mockClear();
	show( 'many', many.slice( 1 ), 200 );
	expect( mockRecords ).toHaveBeenCalledTimes( 1 ); // How many can be added.
	expect( mockField.value ).toHaveLength( 149 );
} );

it.each( [
	[ 2, undefined, '' ],
	[ 3, 'info', 'You can select up to 3 items.' ],
	[ 5, 'warning', 'Only the first 3 of 5 items are used.' ],
] )( 'of at most three, %i are %s', ( count, status, text ) => {
	mockRecords.mockImplementation( answer( [] ) );
	const ids = [ 11, 12, 13, 14, 15 ].slice( 0, count );
	const { container } = show( 'few', ids, 3 );
	expect( mockField.maxLength ).toBe( 3 );
	expect( container.querySelector( 'p' )?.dataset.status ).toBe( status );
	expect( container.textContent ).toContain( text );
	expect( mockField.value ).toHaveLength( count );
	expect( screen.queryAllByText( /Only|up to/ ) ).toHaveLength(
		text ? 1 : 0
	);
} );
