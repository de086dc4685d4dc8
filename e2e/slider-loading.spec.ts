/** What a slider loads and when; it works before loading and without it. */
import {
	awake,
	block,
	button,
	expectShown,
	publish,
	settled,
	viewport,
} from './support/carousel';
import { slider } from './support/slides';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/slider/';

test( 'scrolls before and without Swiper', async ( { page } ) => {
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

test( 'an early click counts once', async ( { page } ) => {
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

test( 'loads the first image first and the others near the viewport', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const picture = ( number: number ) =>
		block( page, 'featured' ).locator( `[aria-label^="${ number } "] img` );
	await expect( picture( 1 ) ).toHaveAttribute( 'fetchpriority', 'high' );
	await expect( picture( 1 ) ).not.toHaveAttribute( 'loading' );
	await expect( picture( 2 ) ).toHaveAttribute( 'loading', 'lazy' );
} );

test( 'loads Swiper at the first touch, and not in the middle of a swipe', async ( {
	admin,
	page,
} ) => {
	const path = await publish(
		admin,
		slider( { anchor: 'one' }, 'A', 'B', 'C', 'D' )
	);
	let loaded = 0;
	page.on( 'request', ( request ) => {
		loaded += Number( request.url().includes( 'swiper.js' ) );
	} );
	await page.goto( path, { waitUntil: 'networkidle' } );
	const one = block( page, 'one' );
	await awake( one, false );
	expect( loaded ).toBe( 0 );
	const view = viewport( one );
	const hand = ( type: string, touches: number ) =>
		view.evaluate(
			( target, [ name, fingers ] ) => {
				const points = Array.from(
					{ length: fingers as number },
					() => new Touch( { identifier: 1, target } )
				);
				target.dispatchEvent(
					new TouchEvent( name as string, {
						touches: points,
						bubbles: true,
					} )
				);
			},
			[ type, touches ] as const
		);
	await hand( 'touchstart', 1 );
	await view.dispatchEvent( 'pointerdown' );
	await view.evaluate( ( element ) => element.scrollBy( 40, 0 ) );
	await expect.poll( () => loaded ).toBe( 1 );
	// Swiper is there long before that, but a finger lies on the slide.
	await page.waitForLoadState( 'networkidle' );
	await view.evaluate( async () => {
		for ( let frames = 0; frames < 30; frames++ ) {
			await new Promise( requestAnimationFrame );
		}
	} );
	await expect( view ).not.toHaveClass( /is-swiping/ );
	await hand( 'touchend', 0 );
	await expect( view ).toHaveClass( /is-swiping/ );
} );
