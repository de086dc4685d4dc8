/** Pages of lists behave alike: swapped in place from the first press, titled, scrolled to the top, undone by Back. */
import { deepUnless } from './support/deep';
import { listBlock, publishPage } from './support/posts';
import { pressMouse } from './support/press';
import { expect, test, visit } from './support/test';

const NEXT: Record< string, RegExp > = {
	blog: /^Next$/,
	'post-archive': /^Next$/,
	'smart-post-list': /^Next posts$/,
};

for ( const [ module, name ] of Object.entries( NEXT ) ) {
	test(
		`the first press on a ${ module } swaps the page`,
		deepUnless( module === 'blog' ),
		async ( { admin, page } ) => {
			const include = [ 9101, 9102, 9103, 9104, 9105, 9106 ];
			const list = listBlock( module, {
				anchor: 'paged',
				query: { perPage: 2, include },
			} );
			const space =
				'<!-- wp:spacer {"height":"900px"} --><div style="height:900px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
			const address = await publishPage( admin, list + space );
			// The module arrives after the press.
			let arrive = () => {};
			const pressed = new Promise< void >(
				( done ) => ( arrive = done )
			);
			await page.route( `**/${ module }/view.js*`, async ( route ) => {
				await pressed;
				await route.continue();
			} );
			await visit( page, address );
			const title = await page.title();
			await page.evaluate( () => ( document.body.dataset.same = 'yes' ) );
			const titles = page.locator( '#paged .frontage-card__title' );
			const first = await titles.allTextContents();
			const next = page.locator( '#paged' ).getByRole( 'link', { name } );
			await pressMouse( page, next, 120 );
			arrive();
			await expect( titles ).not.toHaveText( first );
			await expect( page.locator( 'body' ) ).toHaveAttribute(
				'data-same',
				'yes'
			);
			// The server prints the same title for this address.
			const html = await ( await page.request.get( page.url() ) ).text();
			const printed = /<title>(.*?)<\/title>/.exec( html )![ 1 ]!;
			expect( printed ).toContain( 'Page 2' );
			const decoded = await page.evaluate(
				( text ) =>
					new DOMParser().parseFromString( text, 'text/html' ).body
						.textContent,
				printed
			);
			await expect( page ).toHaveTitle( decoded! );
			const top = () =>
				page
					.locator( '#paged .frontage-list' )
					.evaluate( ( each ) => each.getBoundingClientRect().top );
			await expect.poll( top ).toBeGreaterThanOrEqual( -1 );
			expect( await top() ).toBeLessThan( 500 );
			await page.goBack();
			await expect( titles ).toHaveText( first );
			await expect( page ).toHaveTitle( title );
			await expect( page.locator( 'body' ) ).toHaveAttribute(
				'data-same',
				'yes'
			);
		}
	);
}

for ( const [ module, name ] of Object.entries( NEXT ) ) {
	test(
		`Back after a reload shows the page before of a ${ module } that nobody has touched`,
		deepUnless( module === 'blog' ),
		async ( { admin, page } ) => {
			const include = [ 9101, 9102, 9103, 9104, 9105, 9106 ];
			const address = await publishPage(
				admin,
				listBlock( module, {
					anchor: 'paged',
					query: { perPage: 2, include },
				} )
			);
			await visit( page, address );
			const titles = page.locator( '#paged .frontage-card__title' );
			const pages = [ await titles.allTextContents() ];
			for ( let count = 1; count < 3; count++ ) {
				await pressMouse(
					page,
					page.locator( '#paged' ).getByRole( 'link', { name } ),
					120
				);
				await expect( titles ).not.toHaveText( pages.at( -1 )! );
				pages.push( await titles.allTextContents() );
			}
			await page.mouse.move( 0, 0 );
			await page.reload();
			await expect( titles ).toHaveText( pages[ 2 ]! );
			// From WordPress 7.1 on, its own script may load the page again.
			for ( const at of [ 1, 0 ] ) {
				await page.goBack();
				await expect( titles ).toHaveText( pages[ at ]! );
			}
			await page.goForward();
			await expect( titles ).toHaveText( pages[ 1 ]! );
		}
	);
}
