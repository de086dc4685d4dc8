/** Buttons and thumbnails elsewhere on the page that control a slideshow. */
import { awake, block, button, expectShown, settled } from './support/carousel';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/remote-carousel/';

test( 'thumbnails and buttons control the carousel and show its position', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const gardens = block( page, 'gardens' );
	const small = page.getByRole( 'group', { name: 'Gardens, in small' } );
	const elsewhere = page.getByRole( 'group', { name: 'Gardens, elsewhere' } );
	const current = small.locator( '[aria-current=true]' );
	await awake( gardens );
	await small.getByRole( 'button', { name: /^Slide 3/ } ).click();
	await expectShown( gardens, 3 );
	await expect( current ).toHaveAttribute( 'aria-label', /^Slide 3/ );
	await settled( gardens );
	await button( elsewhere, 'On' ).click();
	await expectShown( gardens, 4 );
	await expect( current ).toHaveAttribute( 'aria-label', /^Slide 4/ );
	await settled( gardens );
	await button( elsewhere, 'Back' ).click();
	await expectShown( gardens, 3 );
	await settled( gardens );
	await button( gardens, 'Next slide' ).click();
	await expect( current ).toHaveAttribute( 'aria-label', /^Slide 4/ );
} );

test( 'wakes the carousel it controls', async ( { page } ) => {
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( '**/build/carousel.js*', async ( route ) => {
		await held;
		await route.continue();
	} );
	await visit( page, PAGE );
	const small = page.getByRole( 'group', { name: 'Gardens, in small' } );
	await small.getByRole( 'button', { name: /^Slide 2/ } ).click();
	await expect(
		small.getByRole( 'button', { name: /^Slide 2/ } )
	).toHaveAttribute( 'aria-current', 'true' );
	release();
	await expectShown( block( page, 'gardens' ), 2 );
} );

test( 'works by keyboard, and is hidden without script', async ( {
	page,
	noJs,
} ) => {
	await visit( page, PAGE );
	await awake( block( page, 'gardens' ) );
	await page.getByRole( 'button', { name: /^Slide 5/ } ).focus();
	await page.keyboard.press( 'Enter' );
	await expectShown( block( page, 'gardens' ), 5 );
	await visit( noJs, PAGE );
	await expect(
		noJs.locator( '.frontage-remote-carousel' ).first()
	).toBeHidden();
} );
