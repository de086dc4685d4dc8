/** Post lists in the editor, on phones and in both text directions, in a single visit. */
import {
	listBlock,
	publishCategory,
	publishPage,
	publishPosts,
} from './support/posts';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

/** What each newly inserted list shows. */
const NEW = [
	{
		module: 'post-tab',
		title: 'Post Tabs',
		item: '.frontage-card',
		count: 3,
	},
	{
		module: 'smart-post-list',
		title: 'Featured Post List',
		item: '.frontage-card',
		count: 4,
	},
	{
		module: 'post-archive',
		title: 'Post Archive',
		item: '.frontage-card',
		count: 9,
	},
	{
		module: 'portfolio',
		title: 'Portfolio',
		item: 'li.frontage-portfolio__item',
		count: 8,
	},
];

test(
	'are inserted, show real posts at once, and are published',
	{ tag: '@deep' },
	async ( { editor, page } ) => {
		test.slow();
		await editor.create( { title: 'Lists of posts' } );
		for ( const { module, title, item, count } of NEW ) {
			await editor.insert( title );
			await expect(
				editor.block( `frontage/${ module }` ).locator( item )
			).toHaveCount( count );
		}
		await visit( page, await editor.publish() );
		for ( const { module, item, count } of NEW ) {
			const list = page.locator( `.wp-block-frontage-${ module }` );
			await expect( list.locator( item ) ).toHaveCount( count );
			await expectNoAxe( page, `.frontage-${ module }` );
		}
	}
);

test(
	'fit a phone with long names, also in right-to-left languages',
	{ tag: '@deep' },
	async ( { admin, narrow, rtl, own } ) => {
		const long = own.replaceAll( '-', '' ).repeat( 4 ).slice( 0, 120 );
		const category = await publishCategory( admin, long );
		const [ post ] = await publishPosts( admin, [
			{ title: long, categories: [ category ] },
		] );
		const query = { perPage: 2, include: [ 9101, 9102, post ] };
		const lists = [
			'post-grid',
			'blog',
			...NEW.map( ( { module } ) => module ),
		];
		const address = await publishPage(
			admin,
			lists
				.map( ( module ) =>
					listBlock( module, {
						query,
						showTerms: true,
						itemsPerPage: 2,
					} )
				)
				.join( '' )
		);
		for ( const page of [ narrow, rtl ] ) {
			await visit( page, address );
			await expect( page.getByText( long ).first() ).toBeVisible();
			await expectNoOverflow( page );
		}
	}
);

test( 'the first image of a list in a template is fetched first', async ( {
	request,
} ) => {
	for ( const address of [ '/author/ines/', '/author/noor/' ] ) {
		const html = await ( await request.get( address ) ).text();
		const images = html.match( /<img[^>]*frontage-card__image[^>]*>/g );
		expect( images?.length, address ).toBeGreaterThan( 3 );
		expect(
			images?.findIndex( ( tag ) =>
				tag.includes( 'fetchpriority="high"' )
			)
		).toBe( 0 );
		expect( html.match( /fetchpriority="high"/g ) ).toHaveLength( 1 );
		expect(
			images?.filter( ( tag ) => ! tag.includes( 'loading="lazy"' ) )
		).toHaveLength( 3 );
	}
} );

test( 'a page of an archive that does not exist is not found', async ( {
	request,
} ) => {
	for ( const [ address, status ] of [
		[ '/author/ines/', 200 ],
		[ '/author/ines/page/99/', 404 ],
	] as const ) {
		expect( ( await request.get( address ) ).status() ).toBe( status );
	}
} );
