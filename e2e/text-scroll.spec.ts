/** Scrolling text for visitors and authors. */
import { block, expectStops, pause } from './support/motion';
import { expect, expectNoAxe, test, visit } from './support/test';

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
	await expectNoAxe( page, '#sundays' );
} );

test( 'moves while scrolling the page', async ( { page } ) => {
	await visit( page, PAGE );
	const rolls = block( page, 'rolls' );
	await expect( pause( rolls ) ).toHaveCount( 0 );
	const place = () =>
		rolls
			.locator( '.frontage-marquee__track' )
			.evaluate( ( track ) => track.getBoundingClientRect().x );
	await page.evaluate( () => {
		document.body.style.paddingBlock = '60vh 100vh';
	} );
	const before = await place();
	await page.evaluate( () => scrollTo( 0, 400 ) );
	// It moves toward the end of the line.
	await expect.poll( place ).toBeGreaterThan( before + 20 );
} );

test( 'works without script, in right-to-left languages and with reduced motion', async ( {
	noJs,
	rtl,
	lessMotion,
} ) => {
	await visit( noJs, PAGE );
	const track = '.frontage-marquee__track';
	await expect( noJs.locator( track ).first() ).toHaveCSS(
		'animation-play-state',
		'running'
	);
	await pause( block( noJs, 'sundays' ) ).check( { force: true } );
	await noJs.mouse.move( 2, 2 );
	await expect( noJs.locator( track ).first() ).toHaveCSS(
		'animation-play-state',
		'paused'
	);
	await visit( rtl, PAGE );
	await expect( rtl.locator( '.frontage-marquee' ).first() ).toHaveCSS(
		'--frontage-marquee-end',
		'50%'
	);
	await visit( lessMotion, PAGE );
	const still = block( lessMotion, 'sundays' );
	await expect( still.locator( track ) ).toHaveCSS(
		'animation-name',
		'none'
	);
	await expect( still.locator( '.is-copy' ).first() ).toBeHidden();
	await expect( pause( still ) ).toBeHidden();
	await expect( still.getByRole( 'link' ) ).toBeInViewport( { ratio: 0.9 } );
} );

test( 'is written, previewed and published', async ( { editor, guest } ) => {
	test.slow();
	await editor.create( { title: 'Passing' } );
	await editor.insert( 'Scrolling Text' );
	const text = editor.block( 'frontage/text-scroll' );
	await text.locator( 'p' ).fill( 'Closed in August' );
	await editor.select( 'frontage/text-scroll' );
	const settings = await editor.openSettings();
	const track = text.locator( '.frontage-marquee__track' );
	await expect( track ).toHaveCSS( 'animation-name', 'none' );
	await editor.page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Preview' } )
		.click();
	await expect( track ).not.toHaveCSS( 'animation-name', 'none' );
	await settings.getByLabel( 'Separator' ).selectOption( { label: '✦' } );
	await visit( guest, await editor.publish() );
	await expect( guest.getByText( 'Closed in August' ).first() ).toBeVisible();
	await expect(
		guest.locator( '.frontage-text-scroll__mark' ).first()
	).toHaveText( '✦' );
} );
