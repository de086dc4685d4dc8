/** Scrolling text for visitors and authors. */
import { block, expectStops, pause } from './support/motion';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/text-scroll/';

test( 'scrolls, pauses on interaction, and is read once', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const sundays = block( page, 'sundays' );
	const track = sundays.locator( '.frontage-marquee__track' );
	await expectStops( sundays, track );
	await expect( page.locator( '#once' ) ).toHaveCount( 1 );
	await expect( sundays.getByRole( 'link' ) ).toHaveCount( 1 );
	await sundays.getByRole( 'link' ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( pause( sundays ) ).toBeFocused();
	await page.keyboard.press( 'Shift+Tab' );
	// The theme's line height is smaller than the font's content area.
	await expect( sundays.getByRole( 'link' ) ).toBeInViewport( {
		ratio: 0.9,
	} );
	await expect( track ).toHaveCSS( 'animation-name', 'none' );
} );

test( 'moves while scrolling the page', async ( { page } ) => {
	await visit( page, PAGE );
	const rolls = block( page, 'rolls' );
	await expect( pause( rolls ) ).toHaveCount( 0 );
	const place = () =>
		rolls
			.locator( '.frontage-marquee__track' )
			.evaluate( ( track ) => track.getBoundingClientRect().x );
	await page.evaluate( async () => {
		document.body.style.paddingBlock = '60vh 100vh';
		// Then the text is where the new height puts it.
		await new Promise( requestAnimationFrame );
		await new Promise( requestAnimationFrame );
	} );
	const before = await place();
	await page.evaluate( () => scrollTo( 0, 400 ) );
	// It moves toward the end of the line.
	await expect.poll( place ).toBeGreaterThan( before + 20 );
} );
