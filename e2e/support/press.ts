/** Presses as people make them: a mouse or a finger that stays down for a while. */
import type { Locator, Page } from '@playwright/test';

/** How long people press, in milliseconds. */
export const HOLDS = [ 120, 300 ];

async function middle( target: Locator ): Promise< { x: number; y: number } > {
	await target.scrollIntoViewIfNeeded();
	const { x, y, width, height } = ( await target.boundingBox() )!;
	return { x: Math.round( x + width / 2 ), y: Math.round( y + height / 2 ) };
}

/**
 * Presses for some milliseconds, with the mouse.
 *
 * @param page   The visitor.
 * @param target What is pressed, in its middle.
 * @param hold   Milliseconds.
 */
export async function pressMouse(
	page: Page,
	target: Locator,
	hold: number
): Promise< void > {
	const { x, y } = await middle( target );
	await page.mouse.click( x, y, { delay: hold } );
}

/**
 * Presses twice, as people do who double-click everything.
 *
 * @param page   The visitor.
 * @param target What is pressed.
 * @param at     Where in it; in its middle without.
 */
export async function pressTwice(
	page: Page,
	target: Locator,
	at?: { x: number; y: number }
): Promise< void > {
	const center = await middle( target );
	const { x, y } = ( await target.boundingBox() )!;
	const point = at ? { x: x + at.x, y: y + at.y } : center;
	await page.mouse.dblclick( point.x, point.y, { delay: 60 } );
}

/**
 * Presses for some milliseconds, with a finger.
 *
 * @param page   The visitor, on a phone.
 * @param target What is pressed, in its middle.
 * @param hold   Milliseconds.
 */
export async function pressFinger(
	page: Page,
	target: Locator,
	hold: number
): Promise< void > {
	const point = await middle( target );
	const session = await page.context().newCDPSession( page );
	await session.send( 'Input.dispatchTouchEvent', {
		type: 'touchStart',
		touchPoints: [ point ],
	} );
	await new Promise( ( done ) => setTimeout( done, hold ) );
	await session.send( 'Input.dispatchTouchEvent', {
		type: 'touchEnd',
		touchPoints: [],
	} );
	await session.detach();
}

/**
 * Drags a finger over the screen.
 *
 * @param page     The visitor, on a phone.
 * @param distance Pixels the page scrolls; negative is up.
 * @param steps    Movements; more are slower.
 */
export async function dragFinger(
	page: Page,
	distance: number,
	steps: number
): Promise< void > {
	const session = await page.context().newCDPSession( page );
	const from = distance > 0 ? 740 : 100;
	const touch = ( type: 'touchStart' | 'touchMove', part: number ) =>
		session.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: [ { x: 180, y: from - part * distance } ],
		} );
	await touch( 'touchStart', 0 );
	for ( let step = 1; step <= steps; step++ ) {
		await touch( 'touchMove', step / steps );
	}
	await session.send( 'Input.dispatchTouchEvent', {
		type: 'touchEnd',
		touchPoints: [],
	} );
	await session.detach();
}
