/** Lists of custom post types can be filtered by their own taxonomies. */
import type { Field } from '../list-fields';
import { withTaxonomies } from './taxonomy-options';

const FIELDS: Field[] = [
	{
		name: 'taxonomy',
		label: 'By',
		kind: 'choice',
		options: { category: 'Category', post_tag: 'Tag' },
	},
	{ name: 'columns', label: 'Columns', kind: 'number' },
];

const offered = (
	taxonomies: Parameters< typeof withTaxonomies >[ 1 ],
	taxonomy: string
) => withTaxonomies( FIELDS, taxonomies, { taxonomy } )[ 0 ]?.options;

test( 'offers the taxonomies of the type and selected ones', () => {
	const genre = { slug: 'genre', name: 'Genres' };
	expect( offered( [ genre ], 'category' ) ).toEqual( {
		category: 'Category',
		genre: 'Genres',
	} );
	expect( offered( [ genre ], 'genre' ) ).toEqual( { genre: 'Genres' } );
	expect(
		offered( [ { slug: 'category', name: 'Categories' } ], 'gone' )
	).toEqual( { gone: 'gone', category: 'Category' } );
	expect( offered( [], 'category' ) ).toBe( FIELDS[ 0 ]?.options );
	expect( withTaxonomies( FIELDS, [ genre ], {} )[ 1 ] ).toBe( FIELDS[ 1 ] );
} );
