/** The image accordion for visitors and authors. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/image-accordion/';
const item = ( page: Page, name: string ) =>
	page
		.locator( '.frontage-image-accordion__item' )
		.filter( { hasText: name } );

test( 'all items are open without script and in print; works in right-to-left languages and with reduced motion', async ( {
	noJs,
	rtl,
	lessMotion,
} ) => {
	await visit( noJs, PAGE );
	for ( const words of [ 'Bread is from six.', 'On the bench.' ] ) {
		await expect( noJs.getByText( words ) ).toBeVisible();
	}
	await visit( rtl, PAGE );
	const first = ( await item( rtl, 'Above the valley' ).boundingBox() )!;
	const last = ( await item( rtl, 'Back in town' ).boundingBox() )!;
	expect( first.x ).toBeGreaterThan( last.x );
	await visit( lessMotion, PAGE );
	await expect( item( lessMotion, 'Noon' ) ).toHaveCSS(
		'transition-duration',
		'0s'
	);
	await lessMotion.emulateMedia( { media: 'print' } );
	await expect( lessMotion.getByText( 'Bread is from six.' ) ).toBeVisible();
} );
