/** Lists on pages that lay in a cache while posts were published: nothing repeats, nothing is missing. */
import { deepUnless } from './support/deep';
import type { Page } from '@playwright/test';
import {
	listBlock,
	publishCategory,
	publishPage,
	publishPosts,
} from './support/posts';
import { ask } from './support/rest';
import { expect, test, visit } from './support/test';

const MODULES = [ 'post-grid', 'smart-post-list', 'post-archive', 'blog' ];

/** Opens the page as it was saved; whatever the page requests is answered by the site as it is now. */
async function visitSaved( page: Page, address: string, html: string ) {
	await page.route( address, ( route ) =>
		route.fulfill( { body: html, contentType: 'text/html' } )
	);
	await visit( page, address );
}

for ( const module of MODULES ) {
	test(
		`a ${ module } from a cache neither repeats nor skips posts`,
		deepUnless( module === MODULES[ 0 ] ),
		async ( { admin, page, own } ) => {
			const category = await publishCategory(
				admin,
				`${ own } ${ module }`
			);
			const posts = ( from: number, count: number ) =>
				Array.from( { length: count }, ( _, index ) => ( {
					title: `${ own } ${ from + index }`,
					date: `2023-05-${ 10 + from + index }T10:00:00`,
					categories: [ category ],
				} ) );
			const ids = await publishPosts( admin, posts( 0, 6 ) );
			const address = await publishPage(
				admin,
				listBlock( module, {
					anchor: 'saved',
					query: { perPage: 2, taxQuery: { category: [ category ] } },
				} )
			);
			const html = await ( await page.request.get( address ) ).text();
			// Meanwhile: three newer posts, and one of those on the page is gone.
			await publishPosts( admin, posts( 6, 3 ) );
			await ask( admin, `wp/v2/posts/${ ids[ 5 ] }?_method=DELETE`, {} );

			await visitSaved( page, address, html );
			const titles = page.locator( '#saved .frontage-card__title' );
			await expect( titles ).toHaveText(
				[ 5, 4 ].map( ( n ) => `${ own } ${ n }` )
			);
			const seen = new Set( await titles.allTextContents() );
			for ( const wanted of [
				[ 3, 2 ],
				[ 1, 0 ],
			] ) {
				await page
					.locator( '#saved' )
					.getByRole( 'link', {
						name: /^(Load more|Next posts|Next)$/,
					} )
					.click();
				await expect( titles.last() ).toHaveText(
					`${ own } ${ wanted[ 1 ] }`
				);
				( await titles.allTextContents() ).forEach( ( one ) =>
					seen.add( one )
				);
				const last = ( await titles.allTextContents() ).slice( -2 );
				expect( last ).toEqual(
					wanted.map( ( n ) => `${ own } ${ n }` )
				);
			}
			expect( seen.size ).toBe( 6 );
		}
	);
}
