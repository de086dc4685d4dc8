/** Videos in a gallery for visitors: nothing of others before a press, one player, what follows, and links without script. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { vendors } from '../support/video-vendors';
import { expect, expectNoOverflow, test, visit } from '../support/test';

const PAGE = '/modules/video-gallery/';

const films = ( page: Page ) => page.locator( '#films' );
const video = ( page: Page, name: string, id = 'films' ) =>
	page
		.locator( `#${ id } .frontage-video-gallery__list` )
		.getByRole( 'link', { name } );

test.use( { expectedErrors: [ /youtube-nocookie\.com|player\.vimeo\.com/ ] } );

test( 'says so when a vendor does not play a video, and brings the poster back', async ( {
	page,
} ) => {
	await vendors( page, { fails: true } );
	await visit( page, PAGE );
	await video( page, 'Harbour at dawn' ).click();
	await expect( films( page ).getByRole( 'alert' ) ).toHaveText(
		'YouTube cannot play this video here. Open it there instead.'
	);
	await expect(
		films( page ).locator( '.frontage-video-gallery__open' )
	).toBeVisible();
} );

test( 'is links without script, and fits phones and both directions', async ( {
	noJs,
	narrow,
} ) => {
	await visit( noJs, PAGE );
	await expect( video( noJs, 'Harbour at dawn' ) ).toHaveAttribute(
		'href',
		'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
	);
	await films( noJs ).getByRole( 'link', { name: 'Page 2' } ).click();
	await expect( video( noJs, 'Ropes and knots' ) ).toBeVisible();
	await visit( narrow, PAGE );
	await expectNoOverflow( narrow );
} );
