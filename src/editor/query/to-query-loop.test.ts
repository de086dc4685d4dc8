/** Our lists become a Query Loop where that shows the same posts, and only there. */
import { isQueryLoop, toQueryLoop } from './to-query-loop';
import { fromQueryLoop } from './transforms';

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes = {}, innerBlocks = [] ) => ( {
		name,
		attributes,
		innerBlocks,
	} ),
} ) );

const QUERY = {
	perPage: 4,
	postType: 'page',
	offset: 2,
	order: 'asc',
	orderBy: 'title',
	author: [ 1, 5 ],
	search: 'owl',
	exclude: [ 9 ],
	sticky: 'exclude',
	taxQuery: { category: [ 2, 3 ] },
};

test( 'asks for the same posts', () => {
	const [ loop ] = toQueryLoop( { query: QUERY } );
	expect( loop?.name ).toBe( 'core/query' );
	expect( fromQueryLoop( loop?.attributes ?? {} ).query ).toEqual( {
		...QUERY,
		inherit: false,
	} );
} );

test( 'shows the same parts of each post, and the title', () => {
	const [ heading, loop ] = toQueryLoop( {
		title: 'News',
		columns: 3,
		titleTag: 'h4',
		showDate: true,
		showImage: false,
		showExcerpt: true,
		showButton: true,
		buttonText: 'Read on',
		hasPages: true,
		emptyText: 'None',
	} );
	expect( heading?.attributes.content ).toBe( 'News' );
	expect( loop?.innerBlocks.map( ( { name } ) => name ) ).toEqual( [
		'core/post-template',
		'core/query-pagination',
		'core/query-no-results',
	] );
	expect(
		loop?.innerBlocks[ 0 ]?.innerBlocks.map( ( { name, attributes } ) => [
			name,
			attributes.level ?? attributes.moreText,
		] )
	).toEqual( [
		[ 'core/post-title', 4 ],
		[ 'core/post-date', undefined ],
		[ 'core/post-excerpt', 'Read on' ],
	] );
} );

test.each( [
	[ {}, true ],
	[ QUERY, true ],
	[ { days: 0, after: '', include: [], meta: {}, terms: 'all' }, true ],
	[ { taxQuery: { category: [ 2 ] }, terms: 'all' }, true ],
	[ { taxQuery: { category: [ 2, 3 ] }, terms: 'all' }, false ],
	[
		{ taxQuery: { category: [ 2 ], post_tag: [ 3 ] }, taxonomies: 'any' },
		false,
	],
	[ { postType: [ 'post', 'page' ] }, false ],
	[ { include: [ 7 ] }, false ],
	[ { days: 7 }, false ],
	[ { related: true }, false ],
	[ { pictured: true }, false ],
	[ { orderBy: 'random' }, false ],
	[ { orderBy: 'count-likes' }, false ],
] )( '%j: %s', ( query, is ) => {
	expect( isQueryLoop( { query } ) ).toBe( is );
} );
