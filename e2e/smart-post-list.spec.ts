/** A post list with topics and pagination. */
import {
	ACTIONS,
	inLoop,
	listBlock,
	publishPage,
	titles,
} from './support/posts';
import { expect, holdAnswers, test, visit } from './support/test';

const LIST = '#latest';

/** IDs of posts of the demo: those of other tests may all have one title. */
const POSTS = [ 9101, 9102, 9103, 9104, 9105, 9106 ];

const list = ( more: object = {} ) =>
	listBlock( 'smart-post-list', {
		anchor: 'latest',
		title: 'Latest',
		query: { perPage: 4 },
		...more,
	} );

test( 'goes forward and back; disabled links at the ends', async ( {
	admin,
	page,
} ) => {
	await visit(
		page,
		await publishPage(
			admin,
			list( { query: { perPage: 4, include: POSTS } } )
		)
	);
	const next = page.getByRole( 'link', { name: 'Next posts' } );
	const previous = page.getByRole( 'link', { name: 'Previous posts' } );
	await expect( previous ).toHaveAttribute( 'aria-disabled', 'true' );
	const first = await titles( page, LIST ).allTextContents();
	await next.focus();
	await page.keyboard.press( 'Enter' );
	await expect( titles( page, LIST ) ).toHaveCount( 2 );
	await expect( next ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( next ).toBeFocused();
	await expect( page.locator( `${ LIST } [role=status]` ) ).toHaveText(
		'Page 2'
	);
	await previous.click();
	await expect( titles( page, LIST ) ).toHaveText( first );
	await expect( previous ).toHaveAttribute( 'aria-disabled', 'true' );
	await page.goBack();
	await expect( titles( page, LIST ) ).toHaveCount( 2 );
} );

test.describe( 'on an unreliable network, inside a Query Loop', () => {
	test.use( { expectedErrors: [ /Failed to load resource|ERR_FAILED/ ] } );

	test(
		'keeps posts through failures, slow and empty responses; categories start at page one; two lists are independent',
		{ tag: '@deep' },
		async ( { admin, page } ) => {
			const both = [ 'latest', 'others' ].map( ( anchor ) =>
				list( { anchor, query: { inherit: true } } )
			);
			await visit(
				page,
				await publishPage( admin, inLoop( both.join( '' ) ) )
			);
			const others = await titles( page, '#others' ).allTextContents();
			const root = page.locator( LIST );
			const next = root.getByRole( 'link', { name: 'Next posts' } );
			const status = root.locator( '[role=status]' );
			const first = await titles( page, LIST ).allTextContents();
			expect( first ).toHaveLength( 3 );
			await page.route( /admin-ajax|frontage\/v1/, ( route ) =>
				route.abort()
			);
			await next.click();
			await expect( root.getByRole( 'alert' ) ).toContainText(
				'These posts could not be loaded. Check your connection and try again.'
			);
			await expect( titles( page, LIST ) ).toHaveText( first );
			await page.unrouteAll();
			await root.getByRole( 'button', { name: 'Try again' } ).click();
			await expect( status ).toHaveText( 'Page 2' );
			await expect( page ).toHaveURL( /=all%2C2/ );

			const release = await holdAnswers( page, ACTIONS );
			await root
				.locator( '.frontage-filter' )
				.getByRole( 'link', { name: 'Food', exact: true } )
				.click();
			await expect( status ).toHaveText( 'Loading…' );
			await release();
			await expect( page ).toHaveURL( /=food%2C1/ );
			await expect(
				root.getByRole( 'link', { name: 'Previous posts' } )
			).toHaveAttribute( 'aria-disabled', 'true' );

			await page.route( /admin-ajax/, ( route ) =>
				route.fulfill( {
					status: 200,
					contentType: 'text/html',
					headers: { 'X-Frontage': '1' },
					body: '',
				} )
			);
			await next.click();
			await expect( next ).toHaveAttribute( 'aria-disabled', 'true' );
			await expect( titles( page, LIST ) ).toHaveCount( 3 );
			await expect( titles( page, '#others' ) ).toHaveText( others );
		}
	);
} );

test( 'works without script', { tag: '@deep' }, async ( { admin, noJs } ) => {
	const address = await publishPage(
		admin,
		list( { query: { perPage: 4, include: POSTS } } )
	);
	await visit( noJs, address );
	const first = await titles( noJs, LIST ).allTextContents();
	await noJs.getByRole( 'link', { name: 'Next posts' } ).click();
	await expect( titles( noJs, LIST ) ).not.toHaveText( first );
} );
