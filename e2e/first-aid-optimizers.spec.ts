/** Pages whose inline scripts were joined, moved, delayed, doubled or removed by an optimizer plugin. */
import { deepUnless } from './support/deep';
import { paragraph, publishPage } from './support/modal';
import { OPTIMIZERS, PRESSABLE, behind, pressAll } from './support/optimized';
import { expect, test, visit } from './support/test';

test.use( { held: 120 } );

/** Pages of several modules as one; e2e/deep presses everything on each one's own. */
const PAGES = `/modules/?frontage_env_modules=${ PRESSABLE.join( ',' ) }`;

const GATE = `<!-- wp:frontage/age-gate -->${ paragraph( 'About wine.' ) }<!-- /wp:frontage/age-gate -->${ paragraph( 'A bottle of red.' ) }`;

/** Scripts that come late, and scripts that never come: the extremes, which run at each commit. */
const EXTREMES = [ 'run when the page has loaded', 'removed' ];

for ( const [ how, optimize ] of Object.entries( OPTIMIZERS ) ) {
	test(
		`inline scripts ${ how }: presses are answered, pictures open over the page, and an age gate asks`,
		deepUnless( EXTREMES.includes( how ) ),
		async ( { admin, page } ) => {
			await behind( page, optimize );

			await test.step( 'the first press on each kind of module is answered', async () => {
				await visit( page, PAGES );
				await expect( page.locator( 'body' ) ).toBeVisible();
				expect(
					await pressAll( page, 1, 'kind' )
				).toBeGreaterThanOrEqual( 8 );
			} );

			await test.step( 'a pointer that comes near wakes a module', async () => {
				await visit( page, '/modules/tabs/' );
				const tab = page
					.getByRole( 'tab', { selected: false } )
					.first();
				const id = `[id="${ await tab.getAttribute( 'id' ) }"]`;
				await tab.hover();
				await expect(
					page.locator( 'frontage-island[name=tabs]', {
						has: page.locator( id ),
					} )
				).toHaveAttribute( 'data-state', 'awake' );
				await page.locator( id ).click();
				await expect( page.locator( id ) ).toHaveAttribute(
					'aria-selected',
					'true'
				);
			} );

			await test.step( 'pictures open over the page', async () => {
				await visit( page, '/modules/lightbox/' );
				await page.waitForLoadState();
				await page
					.locator( 'a[data-frontage-lightbox] img' )
					.first()
					.click();
				if ( /removed|older/.test( how ) ) {
					// Nothing wakes the lightbox: the link leads to the file.
					await expect( page ).toHaveURL( /\.(jpe?g|webp|png)$/ );
					return;
				}
				await expect(
					page.locator( '.frontage-lightbox' )
				).toBeVisible();
				await expect( page ).not.toHaveURL( /\.(jpe?g|webp|png)$/ );
			} );

			await test.step( 'an age gate asks, and no page is blank', async () => {
				await visit( page, await publishPage( admin, GATE ) );
				const words = page.getByText( 'A bottle of red.' );
				const gate = page.getByRole( 'dialog', {
					name: 'Age verification',
				} );
				await expect( gate ).toBeVisible();
				await expect( words ).toBeHidden();
				expect(
					await gate.evaluate( ( one ) => one.matches( ':modal' ) )
				).toBe( true );
				await gate.getByRole( 'button', { name: 'Yes' } ).click();
				await expect( words ).toBeVisible();
				await expect( gate ).toBeHidden();
				await page.reload();
				await page.waitForLoadState();
				await expect( words ).toBeVisible();
				await expect( gate ).toBeHidden();
			} );
		}
	);
}
