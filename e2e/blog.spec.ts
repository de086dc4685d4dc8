/** The blog: pagination without leaving the page. */
import { inLoop, listBlock, publishPage, titles } from './support/posts';
import { expect, expectNoAxe, holdAnswers, test, visit } from './support/test';

const BLOG = '#news';
const blog = ( more: object = {} ) =>
	listBlock( 'blog', { anchor: 'news', query: { perPage: 2 }, ...more } );
const NEXT = { name: 'Next' };

test.describe( 'in the editor', () => {
	// The inserter previews the theme's blog patterns, with avatars, beside the block.
	test.use( { expectedErrors: [ /gravatar/ ] } );

	test(
		'is inserted, pages in the preview, and is published',
		{ tag: '@deep' },
		async ( { editor, page } ) => {
			test.slow();
			await editor.create( { title: 'A blog' } );
			await editor.insert( 'Blog' );
			const cards = editor
				.block( 'frontage/blog' )
				.locator( '.frontage-card' );
			await expect( cards ).toHaveCount( 10 );
			const first = await cards.first().locator( 'h2' ).textContent();
			await editor.page
				.getByRole( 'toolbar', { name: 'Block tools' } )
				.getByRole( 'button', { name: 'Next page' } )
				.click();
			await expect( cards.first().locator( 'h2' ) ).not.toHaveText(
				first!
			);
			await visit( page, await editor.publish() );
			await expect( titles( page, '.frontage-blog' ) ).toHaveCount( 10 );
			await expectNoAxe( page, '.frontage-blog' );
		}
	);
} );

test( 'pages by keyboard, loads each page once, and Back undoes; two lists are independent', async ( {
	admin,
	page,
} ) => {
	const address = await publishPage(
		admin,
		blog() + blog( { anchor: 'others', query: { perPage: 3, offset: 5 } } )
	);
	await visit( page, address );
	const answers: number[] = [];
	page.on( 'response', async ( response ) => {
		if ( response.headers()[ 'x-frontage-region' ] ) {
			answers.push( ( await response.body() ).length );
			expect( response.headers()[ 'cache-control' ] ).toContain(
				'no-cache'
			);
		}
	} );
	const list = page.locator( BLOG );
	const first = await titles( page, BLOG ).allTextContents();
	// The script module has not loaded yet: the click is held until it has.
	await list.getByRole( 'link', NEXT ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( list.locator( '[aria-current=page]' ) ).toHaveText( '2' );
	await expect( list.getByRole( 'status' ) ).toHaveText( /^Page 2 of/ );
	await expect( list.locator( '.frontage-list' ) ).toBeFocused();
	await expect( page ).toHaveURL( /frontage-blog%5Bnews%5D=all(,|%2C)2/ );
	const others = page.locator( '#others' );
	await others.getByRole( 'link', NEXT ).click();
	await expect( others.locator( '[aria-current=page]' ) ).toHaveText( '2' );
	await expect( page ).toHaveURL( /news.*others|others.*news/ );
	await page.goBack();
	await expect( others.locator( '[aria-current=page]' ) ).toHaveText( '1' );
	await page.goBack();
	await expect( titles( page, BLOG ) ).toHaveText( first );
	await expect.poll( () => answers.length ).toBe( 2 );
	const whole = await ( await page.request.get( address ) ).body();
	expect( Math.max( ...answers ) ).toBeLessThan( whole.length / 3 );
	await page.goForward();
	await page.reload();
	await expect( list.locator( '[aria-current=page]' ) ).toHaveText( '2' );
} );

test( 'works without script', async ( { admin, noJs } ) => {
	const address = await publishPage( admin, blog( { layout: 'side' } ) );
	await visit( noJs, address );
	await noJs.locator( BLOG ).getByRole( 'link', NEXT ).click();
	await expect( noJs.locator( `${ BLOG } [aria-current=page]` ) ).toHaveText(
		'2'
	);
} );

test.describe( 'on an unreliable network, inside a Query Loop', () => {
	test.use( { expectedErrors: [ /Failed to load resource|ERR_FAILED/ ] } );

	test(
		'a failure keeps the posts and can be retried, and loading is announced',
		{ tag: '@deep' },
		async ( { admin, page } ) => {
			const own = blog( { query: { inherit: true } } );
			const repeated = `<!-- wp:post-template -->${ blog( {
				anchor: 'more',
				query: { perPage: 2, withoutCurrent: true },
			} ) }<!-- /wp:post-template -->`;
			await visit(
				page,
				await publishPage( admin, inLoop( own + repeated ) )
			);
			const list = page.locator( BLOG );
			const first = await titles( page, BLOG ).allTextContents();
			await page.route( /frontage-blog/, ( route ) => route.abort() );
			await list.getByRole( 'link', NEXT ).click();
			await expect( page.getByRole( 'alert' ) ).toContainText(
				'The page could not be loaded. Check your connection and try again.'
			);
			await expect( titles( page, BLOG ) ).toHaveText( first );
			await page.unrouteAll();
			await page.getByRole( 'button', { name: 'Try again' } ).click();
			const status = list.getByRole( 'status' );
			await expect( status ).toHaveText( /^Page 2 of/ );
			await expect( titles( page, BLOG ) ).not.toHaveText( first );

			const release = await holdAnswers( page, /frontage-blog/ );
			await list.getByRole( 'link', NEXT ).click();
			await expect( status ).toHaveText( 'Loading…' );
			await release();
			await expect( status ).toHaveText( /^Page 3 of/ );

			const answered = page.waitForResponse(
				( response ) => !! response.headers()[ 'x-frontage-region' ]
			);
			const second = page.locator( '#more-2' );
			await second.getByRole( 'link', NEXT ).click();
			await answered;
			await expect( second.locator( '[aria-current=page]' ) ).toHaveText(
				'2'
			);
			await expect(
				page.locator( '#more-3 [aria-current=page]' )
			).toHaveText( '1' );
		}
	);
} );
