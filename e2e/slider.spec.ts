/** The slider as visitors use it: mouse, finger, wheel, keys, addresses, without script, on a slow network. */
import {
	awake,
	block,
	button,
	drag,
	expectShown,
	noteShifts,
	publish,
	settled,
	stopClock,
	swipe,
	viewport,
} from './support/carousel';
import { expect, expectNoAxe, test, visit, withoutFonts } from './support/test';

const PAGE = '/rooms/slider/';

const slide = ( text: string ) =>
	`<!-- wp:frontage/slide --><!-- wp:heading --><h2 class="wp-block-heading">${ text }</h2><!-- /wp:heading --><!-- /wp:frontage/slide -->`;

const slider = ( attributes: object, ...texts: string[] ) =>
	`<!-- wp:frontage/slider ${ JSON.stringify( attributes ) } -->${ texts.map( slide ).join( '' ) }<!-- /wp:frontage/slider -->`;

const TALL =
	'<!-- wp:spacer {"height":"4000px"} --><div style="height:4000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

test( 'arrows and dots lead around both ends, and the address keeps the slide', async ( {
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
	await page.reload();
	await expectShown( block( page, 'hero' ), 2 );
	await expectNoAxe( page, '#hero' );
} );

test( 'no move starts while one runs', async ( { page } ) => {
	await visit( page, PAGE );
	const hero = block( page, 'hero' );
	await awake( hero );
	await hero.evaluate( ( element ) => {
		const next = element.querySelector< HTMLElement >( '.is-next' )!;
		next.click();
		next.click();
	} );
	await settled( hero );
	await expectShown( hero, 2 );
} );

test( 'keys move it, and Tab reaches only what is in sight', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const hero = block( page, 'hero' );
	await awake( hero );
	await viewport( hero ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expectShown( hero, 2 );
	await settled( hero );
	await page.keyboard.press( 'Tab' );
	await expect( hero.getByRole( 'link', { name: 'honey' } ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( button( hero, 'Previous slide' ) ).toBeFocused();
	await page.keyboard.press( 'End' );
	await expectShown( hero, 3 );
	await settled( hero );
	await page.keyboard.press( 'Home' );
	await expectShown( hero, 1 );
} );

test( 'a drag of 100 pixels leads on, a shorter one does not', async ( {
	page,
} ) => {
	await visit( page, PAGE );
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
} );

test( 'the wheel moves it', async ( { page } ) => {
	await visit( page, PAGE );
	const creative = block( page, 'creative' );
	await awake( creative );
	await viewport( creative ).hover();
	await page.mouse.wheel( 60, 0 );
	await expectShown( creative, 2 );
} );

test( 'a finger moves it on a phone, where nothing is too wide', async ( {
	narrow,
} ) => {
	await visit( narrow, PAGE );
	const creative = block( narrow, 'creative' );
	await awake( creative );
	await swipe( creative, -160 );
	await settled( creative );
	await expectShown( creative, 2 );
	expect(
		await narrow.evaluate(
			() => document.documentElement.scrollWidth <= innerWidth
		)
	).toBe( true );
} );

test( 'where text runs to the left, so do the slides', async ( { rtl } ) => {
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

test( 'without script all slides can be scrolled to, and nothing promises more', async ( {
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

test( 'before Swiper is there, and without it, it scrolls', async ( {
	page,
} ) => {
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( '**/build/swiper.js*', async ( route ) => {
		await held;
		await route.continue();
	} );
	await visit( page, PAGE );
	const hero = block( page, 'hero' );
	await awake( hero, false );
	await button( hero, 'Next slide' ).click();
	await expectShown( hero, 2 );
	await settled( hero );
	release();
	await awake( hero );
	await expectShown( hero, 2 );
} );

test( 'a press before its script is there is answered once', async ( {
	page,
} ) => {
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( '**/build/carousel.js*', async ( route ) => {
		await held;
		await route.continue();
	} );
	await visit( page, PAGE );
	const hero = block( page, 'hero' );
	await button( hero, 'Next slide' ).click();
	await expect( button( hero, 'Next slide' ) ).toHaveAttribute(
		'data-pending'
	);
	release();
	await expectShown( hero, 2 );
} );

test( 'plays by itself, and stops for whoever is there', async ( { page } ) => {
	await visit( page, PAGE );
	const featured = block( page, 'featured' );
	await awake( featured );
	await page.mouse.move( 5, 5 );
	await stopClock( page );
	await viewport( featured ).hover();
	const live = featured.locator( '[aria-live]' );
	await expect( live ).toHaveAttribute( 'aria-live', 'polite' );
	await page.clock.runFor( 6000 );
	await expectShown( featured, 1 );
	await page.mouse.move( 5, 5 );
	await expect( live ).toHaveAttribute( 'aria-live', 'off' );
	await page.clock.runFor( 5000 );
	await expectShown( featured, 2 );
	await button( featured, 'Next slide' ).focus();
	await page.clock.runFor( 6000 );
	await expectShown( featured, 2 );
	await button( featured, 'Next slide' ).blur();
	await button( featured, 'Pause' ).click();
	await button( featured, 'Play' ).blur();
	await page.mouse.move( 5, 5 );
	await page.clock.runFor( 6000 );
	await expectShown( featured, 2 );
	await button( featured, 'Play' ).click();
	await page.clock.runFor( 5000 );
	await expectShown( featured, 3 );
	expect( page.url() ).not.toContain( '#' );
} );

test( 'stands still for who wants less motion, until asked', async ( {
	lessMotion,
} ) => {
	await visit( lessMotion, PAGE );
	const featured = block( lessMotion, 'featured' );
	await awake( featured );
	await expect( button( featured, 'Play' ) ).toBeVisible();
	await button( featured, 'Next slide' ).click();
	await expectShown( featured, 2 );
} );

test( 'nothing shifts while it loads, wakes and is scrolled past', async ( {
	page,
} ) => {
	await withoutFonts( page );
	await noteShifts( page );
	await visit( page, PAGE );
	for ( const id of [ 'creative', 'featured', 'voices', 'hero' ] ) {
		await awake( block( page, id ) );
	}
	expect( await page.evaluate( 'shifts' ) ).toEqual( [] );
} );

test( 'the first picture comes first, the others when they are near', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const picture = ( number: number ) =>
		block( page, 'featured' ).locator( `[aria-label^="${ number } "] img` );
	await expect( picture( 1 ) ).toHaveAttribute( 'fetchpriority', 'high' );
	await expect( picture( 1 ) ).not.toHaveAttribute( 'loading' );
	await expect( picture( 2 ) ).toHaveAttribute( 'loading', 'lazy' );
} );

test( 'far below it costs no script of its own; two on a page move alone', async ( {
	admin,
	page,
} ) => {
	const path = await publish(
		admin,
		TALL +
			slider( { anchor: 'one' }, 'A', 'B', 'C' ) +
			slider( { anchor: 'two' }, 'D', 'E', 'F' )
	);
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /\/build\/.*\.js/.test( request.url() ) ) {
			scripts.push( request.url().replace( /.*\/build\/|\?.*/g, '' ) );
		}
	} );
	await page.goto( path, { waitUntil: 'networkidle' } );
	expect( scripts ).toEqual( [ 'islands.js' ] );
	await awake( block( page, 'one' ) );
	await button( block( page, 'two' ), 'Next slide' ).click();
	await expectShown( block( page, 'two' ), 2 );
	await expectShown( block( page, 'one' ), 1 );
	expect( scripts.filter( ( name ) => name === 'swiper.js' ) ).toHaveLength(
		1
	);
} );

test( 'works in a tab that was closed at first', async ( { admin, page } ) => {
	const tab = ( title: string, content: string ) =>
		`<!-- wp:frontage/tab {"title":"${ title }"} -->${ content }<!-- /wp:frontage/tab -->`;
	const path = await publish(
		admin,
		`<!-- wp:frontage/tabs -->${ tab( 'First', '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' ) }${ tab( 'Second', slider( { anchor: 'inner' }, 'A', 'B', 'C' ) ) }<!-- /wp:frontage/tabs -->`
	);
	await visit( page, path );
	await page.getByRole( 'tab', { name: 'Second' } ).click();
	const inner = block( page, 'inner' );
	await awake( inner );
	await button( inner, 'Next slide' ).click();
	await expectShown( inner, 2 );
	await viewport( inner ).focus();
	await settled( inner );
	await page.keyboard.press( 'ArrowRight' );
	await expectShown( inner, 3 );
	await expect( page.getByRole( 'tab', { name: 'Second' } ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
} );

test( 'works in the lightbox, keys and all', async ( { admin, page } ) => {
	const path = await publish(
		admin,
		`<!-- wp:paragraph --><p><a href="#show" rel="lightbox">Show</a></p><!-- /wp:paragraph --><!-- wp:group {"anchor":"show"} --><div id="show" class="wp-block-group">${ slider( { anchor: 'inner', effect: 'slide' }, 'A', 'B', 'C' ) }</div><!-- /wp:group -->`
	);
	await visit( page, path );
	await page.getByRole( 'link', { name: 'Show' } ).click();
	const dialog = page.getByRole( 'dialog' );
	const inner = dialog.locator( '#inner' );
	await awake( inner );
	await button( inner, 'Next slide' ).click();
	await expectShown( inner, 2 );
	await settled( inner );
	await viewport( inner ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expectShown( inner, 3 );
	await settled( inner );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( block( page, 'inner' ) ).toBeVisible();
} );
