/** What visitors can do with a picture in the lightbox besides looking at it, and which pictures belong together. What need not run at each commit. */
import { box, thumb } from '../support/lightbox';
import { expect, test, visit } from '../support/test';

test( 'is not printed over the page', async ( { page } ) => {
	await visit( page, '/modules/lightbox/' );
	await thumb( page, 0 ).click();
	await expect( box( page ) ).toBeVisible();
	await page.emulateMedia( { media: 'print' } );
	await expect( box( page ) ).toBeHidden();
	await expect( thumb( page, 0 ) ).toBeVisible();
} );
