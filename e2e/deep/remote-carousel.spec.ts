/** Buttons and thumbnails elsewhere on the page that control a slideshow. What need not run at each commit. */
import { awake, block, expectShown } from '../support/carousel';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/remote-carousel/';

test( 'works by keyboard, and leads to the slides without script', async ( {
	page,
	noJs,
} ) => {
	await visit( page, PAGE );
	await awake( block( page, 'gardens' ) );
	await page.getByRole( 'button', { name: /^Slide 5/ } ).focus();
	await page.keyboard.press( 'Enter' );
	await expectShown( block( page, 'gardens' ), 5 );
	await visit( noJs, PAGE );
	const small = noJs.getByRole( 'group', { name: 'Gardens, in small' } );
	await expect( small.getByRole( 'button' ) ).toHaveCount( 0 );
	await expect( small.locator( 'img:visible' ) ).toHaveCount( 5 );
	await small.getByRole( 'link', { name: 'Go to the slides' } ).click();
	await expect( noJs ).toHaveURL( /#gardens$/ );
	await expect( block( noJs, 'gardens' ) ).toBeInViewport();
} );
