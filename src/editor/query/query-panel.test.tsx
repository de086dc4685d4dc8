/** The panel shows how many terms the server accepts. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { mostTerms } from './most-terms';
import { QueryPanel } from './query-panel';

const mockSlugs = [ 'a', 'b', 'c', 'd', 'e', 'f' ];

const mockMost: Record< string, number > = {};

jest.mock( '../list-fields', () => ( {
	Fields: ( { children }: { children?: ReactNode } ) => children ?? null,
	Tokens: ( { name, most }: { name: string; most: number } ) => {
		mockMost[ name ] = most;
		return null;
	},
} ) );

jest.mock( '../settings', () => ( {
	Setting: ( { children }: { children: ReactNode } ) => children,
} ) );

jest.mock( './use-types', () => ( {
	usePostTypes: () => ( { post: 'Posts' } ),
	useTaxonomies: () =>
		mockSlugs.map( ( slug ) => ( { slug, name: `Terms ${ slug }` } ) ),
} ) );

const of = ( count: number ) =>
	Object.fromEntries(
		mockSlugs.slice( 0, count ).map( ( slug ) => [ slug, [ 1 ] ] )
	);

it.each( [
	[ 0, 'a', 100 ],
	[ 5, 'e', 100 ],
	[ 5, 'f', 83 ],
	[ 6, 'a', 83 ],
] )( 'for %i taxonomies with terms, %s may have %i', ( count, slug, most ) => {
	expect( mostTerms( of( count ), slug ) ).toBe( most );
} );

it( 'counts only taxonomies with terms, and allows each one a term', () => {
	expect( mostTerms( { ...of( 5 ), g: [] }, 'a' ) ).toBe( 100 );
	const many = Array.from( { length: 600 }, ( _, at ) => [ at, [ 1 ] ] );
	expect( mostTerms( Object.fromEntries( many ), 'a' ) ).toBe( 1 );
} );

it( 'shows the limit of terms for each taxonomy', () => {
	render(
		<QueryPanel
			query={ { taxQuery: of( 5 ) } }
			defaults={ {} }
			onChange={ () => {} }
		/>
	);
	expect( mockMost ).toMatchObject( { a: 100, e: 100, f: 83, user: 200 } );
} );
