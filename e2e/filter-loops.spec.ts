/** Filters that steer WordPress's Query Loop: in place, page 1, Back, with and without its own router. */
import { deepUnless } from './support/deep';
import type { Page } from '@playwright/test';
import { expectSame, filters, mark, topic } from './support/filters';
import { listBlock, publishCategory, publishPage } from './support/posts';
import { pressMouse } from './support/press';
import { expect, expectNoAxe, test, visit } from './support/test';

const FILTERS =
	listBlock( 'filter-terms', { title: 'Topics' } ) +
	listBlock( 'filter-active', {} );

/** A Query Loop with pages, of posts that no other test adds to; its filters stand above it, or inside. */
const loop = ( settings: object, inside = '' ) =>
	`<!-- wp:query ${ JSON.stringify( {
		queryId: 4,
		query: {
			perPage: 3,
			postType: 'post',
			order: 'asc',
			orderBy: 'title',
			search: '"What we found"',
			inherit: false,
		},
		...settings,
	} ) } --><div class="wp-block-query">${ inside }<!-- wp:post-template --><!-- wp:post-title {"isLink":true} /--><!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`;

const titles = ( page: Page ) =>
	page.locator( '.wp-block-query .wp-block-post-title' );
const next = ( page: Page ) =>
	page.locator( '.wp-block-query-pagination-next' );

for ( const [ name, content ] of [
	[ 'above a loop', FILTERS + loop( {} ) ],
	[ 'inside of a loop', loop( {}, FILTERS ) ],
	[
		'above a loop with enhanced pagination',
		FILTERS + loop( { enhancedPagination: true } ),
	],
	[
		'inside of a loop with enhanced pagination',
		loop( { enhancedPagination: true }, FILTERS ),
	],
] as const ) {
	test(
		`${ name }, they replace its posts, go back to page 1, and Back undoes it`,
		deepUnless( name === 'inside of a loop' ),
		async ( { admin, page } ) => {
			test.slow();
			await visit( page, await publishPage( admin, content ) );
			const all = await titles( page ).allTextContents();
			await next( page ).click();
			await expect( page ).toHaveURL( /query-4-page=2/ );
			await expect( titles( page ).first() ).not.toHaveText( all[ 0 ]! );
			await expect( titles( page ) ).toHaveCount( 3 );
			// Before its script is there, a link leads to another page.
			await page.waitForLoadState();
			const second = await titles( page ).allTextContents();
			await mark( page );
			const count = +( await topic( page, 0 )
				.locator( '.frontage-filters__count' )
				.innerText() );
			await pressMouse( page, topic( page, 0 ), 150 );
			await expect( page ).toHaveURL( /\?topic=[a-z-]+$/ );
			await expect( topic( page, 0 ) ).toHaveAttribute(
				'aria-current',
				'true'
			);
			await expect(
				page.locator( '.frontage-filters__total' )
			).toHaveText( new RegExp( `^${ count } post` ) );
			const shown = await titles( page ).allTextContents();
			await expectSame( page );
			await page.goBack();
			await expect( titles( page ) ).toHaveText( second );
			await expect( topic( page, 0 ) ).not.toHaveAttribute(
				'aria-current'
			);
			await page.goForward();
			await expect( titles( page ) ).toHaveText( shown );
			await expectSame( page );
			// The server prints the same for this address.
			await page.reload();
			await expect( titles( page ) ).toHaveText( shown );
			// Its own pages keep the choice, and still work.
			await next( page ).click();
			await expect( page ).toHaveURL( /topic=.*query-4-page=2/ );
			await expect( titles( page ).first() ).not.toHaveText(
				shown[ 0 ]!
			);
		}
	);
}

test( 'work without JavaScript, and say so if nothing is left', async ( {
	admin,
	noJs,
} ) => {
	const name = `Bare ${ Date.now() }`;
	await publishCategory( admin, name );
	const address = await publishPage( admin, FILTERS + loop( {} ) );
	await visit( noJs, `${ address }?query-4-page=2` );
	await topic( noJs, 0 ).click();
	await expect( noJs ).toHaveURL( /\?topic=[a-z-]+#/ );
	const slug = name.toLowerCase().replace( ' ', '-' );
	await visit( noJs, `${ address }?topic=${ slug }` );
	await expect( noJs.locator( '#query-4' ) ).toContainText(
		'No posts match these filters.'
	);
	await noJs
		.locator( '#query-4' )
		.getByRole( 'link', { name: 'Reset filters' } )
		.click();
	await expect( titles( noJs ) ).toHaveCount( 3 );
} );

test( 'keep the focus and pass axe', async ( { admin, page } ) => {
	await visit( page, await publishPage( admin, loop( {}, FILTERS ) ) );
	await topic( page, 0 ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /topic=/ );
	await expect( topic( page, 0 ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect( topic( page, 0 ) ).toBeFocused();
	await expect( filters( page ).first().getByRole( 'status' ) ).toHaveText(
		/posts? found$/
	);
	await expectNoAxe( page, '#query-4' );
} );
