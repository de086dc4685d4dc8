/** What a visitor sees in the first frame after a click. */
import type { CDPSession, Page } from '@playwright/test';
import { stillness } from './stillness';

/** Sum of the differences of a pixel's three channels that is visible. */
const VISIBLE = 24;

/** Number of pixels of a screen that changed. */
export interface Change {
	/** While the mouse button is down. */
	held: number;
	/** In the first frame after the click. */
	first: number;
}

const shoot = async ( session: CDPSession ) =>
	(
		await session.send( 'Page.captureScreenshot', {
			format: 'png',
			optimizeForSpeed: true,
		} )
	).data;

/**
 * Counts the pixels that differ between two screenshots.
 *
 * @param page Any page.
 * @param both Two screenshots of the same size, in Base64.
 */
const differing = ( page: Page, both: string[] ) =>
	page.evaluate(
		async ( [ images, least ] ) => {
			const [ one, two ] = await Promise.all(
				images.map( async ( data ) => {
					const bytes = Uint8Array.from( atob( data ), ( at ) =>
						at.charCodeAt( 0 )
					);
					const image = await createImageBitmap(
						new Blob( [ bytes ] )
					);
					const { width, height } = image;
					const brush = new OffscreenCanvas(
						width,
						height
					).getContext( '2d' )!;
					brush.drawImage( image, 0, 0 );
					return brush.getImageData( 0, 0, width, height ).data;
				} )
			);
			const apart = ( at: number ) =>
				Math.abs( one![ at ]! - two![ at ]! );
			let count = 0;
			for ( let at = 0; at < one!.length; at += 4 ) {
				if (
					apart( at ) + apart( at + 1 ) + apart( at + 2 ) >=
					least
				) {
					count++;
				}
			}
			return count;
		},
		[ both, VISIBLE ] as const
	);

/** Stops all animations in the first frame after the next click, so that it can be photographed. */
function freezeNext(): void {
	const stop = () => {
		for ( const animation of document.getAnimations() ) {
			const { currentTime } = animation;
			animation.pause();
			animation.currentTime = currentTime;
		}
	};
	Object.assign( window, {
		frozen: new Promise< void >( ( done ) =>
			addEventListener(
				'click',
				() =>
					requestAnimationFrame( () =>
						// Before any task that could let another frame pass.
						( window as any ).scheduler.postTask(
							() => done( stop() ),
							{ priority: 'user-blocking' }
						)
					),
				{ once: true, capture: true }
			)
		),
	} );
}

/**
 * Presses with the mouse as people do, and counts what changes on the screen.
 *
 * @param page    The page; its animations stand still afterwards.
 * @param control Selector of what is pressed.
 */
export async function pressed(
	page: Page,
	control: string
): Promise< Change > {
	const session = await page.context().newCDPSession( page );
	const target = page.locator( control ).first();
	await target.hover();
	await stillness( page );
	const before = await shoot( session );
	await page.evaluate( freezeNext );
	await page.mouse.down();
	const held = await shoot( session );
	await page.mouse.up();
	await page.evaluate( () => ( window as { frozen?: unknown } ).frozen );
	const first = await shoot( session );
	await session.detach();
	return {
		held: await differing( page, [ before, held ] ),
		first: await differing( page, [ before, first ] ),
	};
}
