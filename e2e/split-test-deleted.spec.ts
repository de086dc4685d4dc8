/** A page with a split test that is deleted while the page is still in a cache. */
import { deepUnless } from './support/deep';
import { assign, publishTest, totals } from './support/split';
import { sitePhp } from './support/site-php';
import { expect, test, visit } from './support/test';

for ( const where of [ 'trash', 'deleted for good' ] ) {
	test(
		`shows one variant, and counts nothing: ${ where }`,
		deepUnless( where === 'trash' ),
		async ( { admin, page, open, noJs } ) => {
			const made = await publishTest( admin );
			const { id, link } = made;
			const body = await ( await page.request.get( link ) ).text();
			await sitePhp(
				`wp_delete_post( url_to_postid( '${ link }' ), ${ where !== 'trash' } );`
			);
			expect( ( await page.request.get( link ) ).status() ).toBe( 404 );
			for ( const subject of [ 0, 1 ] ) {
				const late = await open();
				await late.route( link, ( route ) =>
					route.fulfill( { body, contentType: 'text/html' } )
				);
				// Chromium does not always tell what answered a page that was left meanwhile; this one stays.
				await late.route( '**/modules/', ( route ) =>
					route.fulfill( { status: 204 } )
				);
				await assign( late, made, subject );
				const [ sent ] = await Promise.all( [
					late.waitForResponse( /admin-ajax/ ),
					visit( late, link ),
				] );
				expect( sent.status() ).toBe( 204 );
				const shown = late.locator(
					'.wp-block-frontage-split-variant'
				);
				await expect( shown ).toHaveText(
					subject ? 'New words' : 'Old words'
				);
				const [ press ] = await Promise.all( [
					late.waitForResponse( /admin-ajax/ ),
					late
						.getByRole( 'link', { name: 'words', exact: true } )
						.click(),
				] );
				expect( press.status() ).toBe( 204 );
				const asked = await late.request.post(
					'/wp-admin/admin-ajax.php',
					{
						form: {
							action: 'et_pb_ab_get_subject_id',
							et_pb_ab_test_id: id,
						},
					}
				);
				expect( asked.status() ).toBe( 404 );
				expect( await asked.json() ).toHaveProperty( 'code' );
			}
			await noJs.route( link, ( route ) =>
				route.fulfill( { body, contentType: 'text/html' } )
			);
			await visit( noJs, link );
			await expect( noJs.getByText( 'Old words' ) ).toBeVisible();
			expect( await totals( id ) ).toEqual( {} );
		}
	);
}
