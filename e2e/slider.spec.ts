/** The slider for visitors: mouse, touch, wheel, keyboard, URLs, and without JavaScript. */
import { take } from '../tests/support/items';
import {
	awake,
	block,
	button,
	come,
	drag,
	expectFollowsFinger,
	expectShown,
	following,
	leave,
	settled,
	viewport,
} from './support/carousel';
import { stopClock } from './support/clock';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/slider/';

test( 'changes by arrows, dots, keys, a drag of 100 pixels and the wheel, and the URL keeps the slide', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const hero = block( page, 'hero' );
	await awake( hero );
	await button( hero, 'Previous slide' ).click();
	await expectShown( hero, 3 );
	await expect( page ).toHaveURL( /#hero\|2$/ );
	await expect( hero.locator( '[aria-live]' ) ).toHaveText(
		'3 of 3: The lighthouse'
	);
	await settled( hero );
	await button( hero, 'Next slide' ).click();
	await expectShown( hero, 1 );
	await settled( hero );
	await button( hero, '2 of 3: The market' ).click();
	await expectShown( hero, 2 );
	await expect( button( hero, '2 of 3: The market' ) ).toHaveAttribute(
		'aria-current',
		'true'
	);
	await expect( page ).toHaveURL( /#hero\|1$/ );
	await page.reload();
	await expectShown( hero, 2 );
	await awake( hero );
	await test.step( 'no movement starts during another, and Tab reaches only visible slides', async () => {
		await hero.evaluate( ( element ) => {
			const next = element.querySelector< HTMLElement >( '.is-next' )!;
			next.click();
			next.click();
		} );
		await settled( hero );
		await expectShown( hero, 3 );
		await viewport( hero ).focus();
		for ( const number of [ 2, 1 ] ) {
			await page.keyboard.press( 'ArrowLeft' );
			await expectShown( hero, number );
			await settled( hero );
		}
		await page.keyboard.press( 'ArrowRight' );
		await expectShown( hero, 2 );
		await settled( hero );
		await page.keyboard.press( 'Tab' );
		await expect(
			hero.getByRole( 'link', { name: 'honey' } )
		).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( button( hero, 'Previous slide' ) ).toBeFocused();
		await page.keyboard.press( 'End' );
		await expectShown( hero, 3 );
		await settled( hero );
		await page.keyboard.press( 'Home' );
		await expectShown( hero, 1 );
	} );
	const creative = block( page, 'creative' );
	await awake( creative );
	await drag( creative, -60 );
	await settled( creative );
	await expectShown( creative, 1 );
	await drag( creative, -140 );
	await settled( creative );
	await expectShown( creative, 2 );
	await drag( creative, 140 );
	await settled( creative );
	await expectShown( creative, 1 );
	await viewport( creative ).hover();
	await page.mouse.wheel( 60, 0 );
	await expectShown( creative, 2 );
} );

test( 'a swipe changes the slide on a phone', async ( { narrow } ) => {
	await visit( narrow, PAGE );
	await expectFollowsFinger( block( narrow, 'creative' ) );
} );

test( 'moves in the text direction', async ( { rtl } ) => {
	await visit( rtl, PAGE );
	const creative = block( rtl, 'creative' );
	await awake( creative );
	await drag( creative, 140 );
	await settled( creative );
	await expectShown( creative, 2 );
	await viewport( creative ).focus();
	await rtl.keyboard.press( 'ArrowLeft' );
	await expectShown( creative, 3 );
} );

test( 'all slides can be scrolled to without script, and controls are hidden', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	const hero = block( noJs, 'hero' );
	await expect( hero.getByRole( 'button' ) ).toHaveCount( 0 );
	const last = hero.getByText( 'The lighthouse' );
	await last.scrollIntoViewIfNeeded();
	await expect( last ).toBeInViewport();
	await hero.getByRole( 'link', { name: 'The lighthouse' } ).focus();
} );

test( 'plays automatically and pauses on interaction', async ( { page } ) => {
	await visit( page, PAGE );
	const featured = block( page, 'featured' );
	await awake( featured );
	await stopClock( page );
	await come( featured );
	const live = featured.locator( '[aria-live]' );
	await expect( live ).toHaveAttribute( 'aria-live', 'polite' );
	const [ first, second, third ] = take( await following( featured ), 3 );
	await page.clock.runFor( 6000 );
	await expectShown( featured, first );
	await leave( featured );
	await expect( live ).toHaveAttribute( 'aria-live', 'off' );
	await page.clock.runFor( 5000 );
	await expectShown( featured, second );
	await button( featured, 'Next slide' ).focus();
	await page.clock.runFor( 6000 );
	await expectShown( featured, second );
	await button( featured, 'Next slide' ).blur();
	await button( featured, 'Pause' ).click();
	await button( featured, 'Play' ).blur();
	await page.mouse.move( 5, 5 );
	await page.clock.runFor( 6000 );
	await expectShown( featured, second );
	await button( featured, 'Play' ).click();
	await expect( live ).toHaveAttribute( 'aria-live', 'off' );
	await page.clock.runFor( 5000 );
	await expectShown( featured, third );
	expect( page.url() ).not.toContain( '#' );
} );

test( 'does not play with reduced motion until started', async ( {
	lessMotion,
} ) => {
	await visit( lessMotion, PAGE );
	const featured = block( lessMotion, 'featured' );
	await awake( featured );
	await expect( button( featured, 'Play' ) ).toBeVisible();
	await button( featured, 'Next slide' ).click();
	await expectShown( featured, 2 );
} );
