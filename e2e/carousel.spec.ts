/** The carousel for visitors: several items side by side, scrolled by the browser. */
import { take } from '../tests/support/items';
import {
	awake,
	block,
	button,
	come,
	expectShown,
	following,
	leave,
	settled,
	swipe,
} from './support/carousel';
import { stopClock } from './support/clock';
import { expect, test, visit } from './support/test';

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
} );

test( 'a drag that ends on a link does not follow it; logos loop automatically with Swiper; what fits has no controls', async ( {
	page,
} ) => {
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
	await expect(
		page
			.getByRole( 'group', { name: 'Two', exact: true } )
			.getByRole( 'button' )
	).toHaveCount( 0 );
	const logos = block( page, 'logos' );
	await awake( logos );
	await stopClock( page );
	await come( logos );
	const [ , next ] = take( await following( logos ), 2 );
	await leave( logos );
	await page.clock.runFor( 3000 );
	await expectShown( logos, next );
	await button( logos, 'Pause' ).click();
	await button( logos, 'Play' ).blur();
	await page.mouse.move( 5, 5 );
	await page.clock.runFor( 4000 );
	await expectShown( logos, next );
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

test( 'scrolls without script', async ( { noJs } ) => {
	await visit( noJs, PAGE );
	const last = block( noJs, 'team' ).getByText( 'Fatima' ).first();
	await last.scrollIntoViewIfNeeded();
	await expect( last ).toBeInViewport();
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
