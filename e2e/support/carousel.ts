/** Shared by all slider specs: which slide is current, and how visitors change it. */
import type { Locator, Page } from '@playwright/test';
import { take } from '../../tests/support/items';
import { expect } from './test';

export { publishPage as publish } from './rest';

/** Returns the block with this ID. */
export const block = ( page: Page, id: string ) => page.locator( `#${ id }` );

export const viewport = ( carousel: Locator ) =>
	carousel.locator( '.frontage-carousel__viewport' );

export const button = ( carousel: Locator, name: string | RegExp ) =>
	carousel.getByRole( 'button', { name, exact: typeof name === 'string' } );

/**
 * Waits until the block is awake, with Swiper if it needs it.
 *
 * @param carousel  The block.
 * @param hasSwiper Whether Swiper moves it.
 */
export async function awake(
	carousel: Locator,
	hasSwiper = true
): Promise< void > {
	await carousel.scrollIntoViewIfNeeded();
	// It waits until the page is idle, which takes a while on a busy machine.
	await expect( carousel.locator( 'frontage-island' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);
	if ( hasSwiper ) {
		// A loop waits for the first touch.
		await carousel
			.locator( 'frontage-island' )
			.dispatchEvent( 'pointerover' );
	}
	await expect(
		carousel.locator( '.frontage-carousel__viewport.is-swiping' )
	).toHaveCount( hasSwiper ? 1 : 0 );
}

/**
 * Expects a slide to be current, visible, and the only one that can be focused.
 *
 * @param carousel The block.
 * @param number   Slide number, from 1.
 */
export async function expectShown(
	carousel: Locator,
	number: number
): Promise< void > {
	const slide = carousel.locator(
		`.frontage-carousel__slide[aria-label^="${ number } "]`
	);
	await expect( slide ).toHaveClass( /is-shown/ );
	await expect( slide ).not.toHaveAttribute( 'inert' );
	await expect
		.poll( async () => {
			const [ inner, outer ] = await Promise.all( [
				slide.boundingBox(),
				viewport( carousel ).boundingBox(),
			] );
			return (
				inner!.x >= outer!.x - 2 &&
				inner!.x + inner!.width <= outer!.x + outer!.width + 2
			);
		} )
		.toBe( true );
}

/**
 * Returns the numbers of the current slide and of those that follow it: on a slow machine the carousel may have moved before
 * the clock stopped.
 *
 * @param carousel The block, which does not play.
 */
export async function following( carousel: Locator ): Promise< number[] > {
	const label = await carousel
		.locator( '.frontage-carousel__slide.is-shown' )
		.first()
		.getAttribute( 'aria-label' );
	const [ at, count ] = take(
		Array.from( label?.match( /\d+/g ) ?? [], Number ),
		2
	);
	return Array.from(
		{ length: count },
		( _, step ) => ( ( at - 1 + step ) % count ) + 1
	);
}

/** Waits until nothing moves anymore. */
export const settled = ( carousel: Locator ) =>
	carousel.evaluate(
		( element ) =>
			new Promise< void >( ( done ) => {
				const places = () =>
					[ ...element.querySelectorAll( '[data-slot]' ) ]
						.map( ( slide ) => {
							const { opacity } = getComputedStyle( slide );
							return `${ slide.getBoundingClientRect().x } ${ opacity }`;
						} )
						.join();
				let before = '';
				let same = 0;
				const look = () => {
					const now = places();
					same = now === before ? same + 1 : 0;
					before = now;
					if ( same > 5 ) {
						done();
					} else {
						requestAnimationFrame( look );
					}
				};
				look();
			} )
	);

/**
 * Drags with the mouse.
 *
 * @param carousel The block.
 * @param by       Pixels to the right.
 */
export async function drag( carousel: Locator, by: number ): Promise< void > {
	const { x, y, width } = ( await viewport( carousel ).boundingBox() )!;
	const { mouse } = carousel.page();
	const from = x + width / 2;
	await mouse.move( from, y + 20 );
	await mouse.down();
	for ( let step = 1; step <= 8; step++ ) {
		await mouse.move( from + ( by * step ) / 8, y + 20 );
	}
	await mouse.up();
}

/**
 * Swipes with a finger.
 *
 * @param carousel The block.
 * @param by       Pixels to the right.
 */
export async function swipe( carousel: Locator, by: number ): Promise< void > {
	const { x, y, width } = ( await viewport( carousel ).boundingBox() )!;
	const session = await carousel
		.page()
		.context()
		.newCDPSession( carousel.page() );
	const touch = (
		type: 'touchStart' | 'touchMove' | 'touchEnd',
		at: number
	) =>
		session.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints:
				type === 'touchEnd'
					? []
					: [ { x: x + width / 2 + at - by / 2, y: y + 30 } ],
		} );
	await touch( 'touchStart', 0 );
	for ( let step = 1; step <= 10; step++ ) {
		await touch( 'touchMove', ( by * step ) / 10 );
		await carousel.evaluate(
			() => new Promise( ( done ) => requestAnimationFrame( done ) )
		);
	}
	await touch( 'touchEnd', by );
}

/**
 * Moves the mouse away and waits until the carousel plays, which restarts its timer.
 *
 * @param carousel The block, awake and in view.
 */
export async function leave( carousel: Locator ): Promise< void > {
	await carousel.page().mouse.move( 5, 5 );
	await expect( carousel.locator( '.frontage-carousel' ) ).toHaveClass(
		/is-playing/
	);
}

/**
 * Moves the mouse over the carousel and waits until it has paused.
 *
 * @param carousel The block, awake and in view.
 */
export async function come( carousel: Locator ): Promise< void > {
	await viewport( carousel ).hover();
	await expect( carousel.locator( '.frontage-carousel' ) ).not.toHaveClass(
		/is-playing/
	);
}

/**
 * Checks that a swipe brings the second slide into place.
 *
 * @param carousel The block, on a touch screen.
 */
export async function expectFollowsFinger(
	carousel: Locator
): Promise< void > {
	await awake( carousel );
	await swipe( carousel, -160 );
	await settled( carousel );
	await expectShown( carousel, 2 );
}
