/** The carousel for visitors: several items side by side, scrolled by the browser. */
import {
	awake,
	block,
	button,
	come,
	drag,
	expectShown,
	leave,
	settled,
	stopClock,
	swipe,
	viewport,
} from './support/carousel';
import { expect, expectNoAxe, test, visit } from './support/test';
import { take } from '../tests/support/items';

const PAGE = '/modules/carousel/';

test( 'moves one item at a time without Swiper, up to the last start position', async ( {
	page,
} ) => {
	const swiper: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'swiper.js' ) ) {
			swiper.push( request.url() );
		}
	} );
	await page.setViewportSize( { width: 1280, height: 500 } );
	await visit( page, `${ PAGE }#team` );
	const team = block( page, 'team' );
	await awake( team, false );
	const previous = button( team, 'Previous slide' );
	const next = button( team, 'Next slide' );
	await expect( previous ).toHaveAttribute( 'aria-disabled', 'true' );
	await next.click();
	await expectShown( team, 2 );
	await settled( team );
	await next.click();
	await expectShown( team, 3 );
	await expect( next ).toHaveAttribute( 'aria-disabled', 'true' );
	await settled( team );
	await expect(
		team.locator( '[aria-label^="6 of 6"]' ).first()
	).not.toHaveAttribute( 'inert' );
	await next.press( 'Enter' );
	await settled( team );
	await expectShown( team, 3 );
	await expect( page ).toHaveURL( /team\|2$/ );
	await expect(
		team.locator( '.frontage-carousel__dot:visible' )
	).toHaveCount( 3 );
	await expectNoAxe( page, '#team' );
} );

test( 'moves by mouse, wheel and keys', async ( { page } ) => {
	await visit( page, PAGE );
	const team = block( page, 'team' );
	await awake( team, false );
	await drag( team, -150 );
	await settled( team );
	await expectShown( team, 2 );
	await expect( page ).toHaveURL( /#team\|1$/ );
	await drag( team, -50 );
	await settled( team );
	await expectShown( team, 2 );
	await page.mouse.wheel( -400, 0 );
	await expectShown( team, 1 );
	await settled( team );
	await viewport( team ).focus();
	await page.keyboard.press( 'End' );
	await expectShown( team, 3 );
	await settled( team );
	await page.keyboard.press( 'Tab' );
	await expect( team.getByRole( 'link', { name: 'Chiara' } ) ).toBeFocused();
} );

test( 'a drag that ends on a link does not follow it', async ( { page } ) => {
	await visit( page, PAGE );
	const team = block( page, 'team' );
	await awake( team, false );
	await team.getByRole( 'link', { name: 'Björn' } ).hover();
	await page.mouse.down();
	await page.mouse.move( 300, 400, { steps: 6 } );
	await page.mouse.up();
	await settled( team );
	expect( page.url() ).not.toContain( 'details' );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
} );

test( 'logos loop automatically with Swiper', async ( { page } ) => {
	await visit( page, PAGE );
	const logos = block( page, 'logos' );
	await awake( logos );
	await stopClock( page );
	await come( logos );
	await leave( logos );
	// On a slow machine it may have moved before the clock stopped.
	const shown = logos.locator( '.frontage-carousel__slide.is-shown' );
	const label = ( await shown.getAttribute( 'aria-label' ) )!;
	const [ at, count ] = take( label.match( /\d+/g ) ?? [], 2 );
	const next = ( Number( at ) % Number( count ) ) + 1;
	await page.clock.runFor( 3000 );
	await expectShown( logos, next );
	await button( logos, 'Pause' ).click();
	await button( logos, 'Play' ).blur();
	await page.mouse.move( 5, 5 );
	await page.clock.runFor( 4000 );
	await expectShown( logos, next );
} );

test( 'counts steps during a movement, also around the end', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const logos = block( page, 'logos' );
	await awake( logos );
	await button( logos, 'Pause' ).click();
	const press = ( name: string, times: number ) =>
		button( logos, name ).evaluate( ( arrow: HTMLElement, often ) => {
			for ( let time = 0; time < often; time++ ) {
				arrow.click();
			}
		}, times );
	await press( 'Previous slide', 3 );
	await expectShown( logos, 6 );
	await press( 'Next slide', 4 );
	await expectShown( logos, 2 );
	await settled( logos );
	await expectShown( logos, 2 );
} );

test( 'shows one item on a phone and moves by touch', async ( { narrow } ) => {
	await visit( narrow, PAGE );
	const team = block( narrow, 'team' );
	await awake( team, false );
	await swipe( team, -200 );
	await settled( team );
	await expectShown( team, 2 );
	await expect(
		team.locator( '.frontage-carousel__dot:visible' )
	).toHaveCount( 6 );
} );

test( 'moves in the text direction', async ( { rtl } ) => {
	await visit( rtl, PAGE );
	const team = block( rtl, 'team' );
	await awake( team, false );
	await viewport( team ).focus();
	await rtl.keyboard.press( 'ArrowLeft' );
	await expectShown( team, 2 );
	await settled( team );
	await drag( team, 150 );
	await settled( team );
	await expectShown( team, 3 );
} );

test( 'scrolls without script, and has no controls if everything fits', async ( {
	noJs,
	page,
} ) => {
	await visit( noJs, PAGE );
	const last = block( noJs, 'team' ).getByText( 'Fatima' ).first();
	await last.scrollIntoViewIfNeeded();
	await expect( last ).toBeInViewport();
	await visit( page, PAGE );
	await expect(
		page
			.getByRole( 'group', { name: 'Two', exact: true } )
			.getByRole( 'button' )
	).toHaveCount( 0 );
} );

test( 'jumps and does not play automatically with reduced motion', async ( {
	lessMotion,
} ) => {
	await visit( lessMotion, PAGE );
	const logos = block( lessMotion, 'logos' );
	await awake( logos );
	await expect( button( logos, 'Play' ) ).toBeVisible();
	await button( logos, 'Previous slide' ).click();
	await expectShown( logos, 8 );
	await button( logos, 'Next slide' ).click();
	await expectShown( logos, 1 );
	const team = block( lessMotion, 'team' );
	await awake( team, false );
	await button( team, 'Next slide' ).click();
	await expectShown( team, 2 );
} );
