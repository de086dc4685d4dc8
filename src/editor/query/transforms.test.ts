/** Core's lists of posts convert to our lists and show the same posts. */
import { fromLatestPosts, fromQueryLoop } from './transforms';

test( 'converts Latest Posts: number, order, categories, author and displayed parts', () => {
	expect(
		fromLatestPosts( {
			postsToShow: 4,
			categories: [ { id: 3 }, { id: 7 } ],
			selectedAuthor: 2,
			order: 'asc',
			orderBy: 'title',
			displayPostContent: true,
			displayPostDate: true,
			displayFeaturedImage: true,
			excerptLength: 30,
			columns: 2,
			align: 'wide',
			anchor: 'news',
		} )
	).toEqual( {
		query: {
			perPage: 4,
			order: 'asc',
			orderBy: 'title',
			author: [ 2 ],
			taxQuery: { category: [ 3, 7 ] },
		},
		showImage: true,
		showExcerpt: true,
		showAuthor: false,
		showDate: true,
		excerptLength: 30,
		columns: 2,
		align: 'wide',
		anchor: 'news',
	} );
} );

test( 'converts Latest Posts with its defaults', () => {
	expect( fromLatestPosts( {} ) ).toEqual( {
		query: { perPage: 5 },
		showImage: false,
		showExcerpt: false,
		showAuthor: false,
		showDate: false,
	} );
} );

test( 'converts a Query Loop with authors and terms', () => {
	expect(
		fromQueryLoop( {
			query: {
				perPage: 3,
				postType: 'page',
				offset: 2,
				order: 'desc',
				orderBy: 'date',
				author: '1,5',
				search: 'owl',
				exclude: [ 9 ],
				sticky: 'exclude',
				inherit: false,
				taxQuery: { post_tag: [ 4 ] },
				parents: [ 1 ],
				pages: 0,
			},
			align: 'full',
		} )
	).toEqual( {
		query: {
			perPage: 3,
			postType: 'page',
			offset: 2,
			order: 'desc',
			orderBy: 'date',
			author: [ 1, 5 ],
			search: 'owl',
			exclude: [ 9 ],
			sticky: 'exclude',
			inherit: false,
			taxQuery: { post_tag: [ 4 ] },
		},
		align: 'full',
	} );
} );

test( 'converts an inherited Query Loop and drops empty values', () => {
	expect(
		fromQueryLoop( {
			query: {
				perPage: null,
				author: '',
				sticky: 'ignore',
				inherit: true,
				taxQuery: null,
			},
		} )
	).toEqual( { query: { perPage: 6, inherit: true } } );
	expect(
		fromQueryLoop( {
			query: { taxQuery: { include: { category: [ 2 ] } } },
		} ).query
	).toEqual( { perPage: 6, taxQuery: { category: [ 2 ] } } );
	expect( fromQueryLoop( { query: { taxQuery: {} } } ) ).toEqual( {
		query: { perPage: 6 },
	} );
} );

test.each( [
	[ {}, 'first' ],
	[ { author: '1' }, 'first' ],
	[ { sticky: 'ignore' }, undefined ],
	[ { sticky: 'only' }, 'only' ],
	[ { search: 'owl' }, undefined ],
	[ { taxQuery: { category: [ 2 ] } }, undefined ],
	[ { postType: 'page' }, undefined ],
	[ { inherit: true }, undefined ],
] )(
	'converts a Query Loop with %j: sticky posts are %s',
	( query, sticky ) => {
		const usual = {
			postType: 'post',
			sticky: '',
			search: '',
			inherit: false,
		};
		const list = fromQueryLoop( { query: { ...usual, ...query } } ).query;
		expect( ( list as { sticky?: string } ).sticky ).toBe( sticky );
	}
);
