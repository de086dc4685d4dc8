/** Blocks that move with the scroll position: by CSS, and by script where CSS cannot. */
import { withoutScrollTimelines } from './support/older';
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

const PAGE = '/modules/parallax/';

/** Scrolls until the block would be in the middle of the screen, or so many pixels below, and returns its movement. */
const movementAt = ( page: Page, block: string, below: number ) =>
	page.locator( block ).evaluate( ( element, goal ) => {
		const style = getComputedStyle( element );
		const [ , y = '0' ] = style.translate.split( ' ' );
		const { top, height } = element.getBoundingClientRect();
		const middle = top - ( parseFloat( y ) || 0 ) + height / 2;
		scrollBy( {
			top: middle - innerHeight / 2 - goal,
			behavior: 'instant',
		} );
		return Math.round( parseFloat( y ) || 0 ) || 0;
	}, below );

async function expectMovement( page: Page ): Promise< void > {
	const at = ( below: number ) => movementAt( page, '.slow', below );
	const { height } = page.viewportSize()!;
	await expect.poll( () => at( 0 ) ).toBe( 0 );
	// Just before it comes into view.
	await expect.poll( () => at( height ) ).toBe( 100 );
	await expect.poll( () => at( -height ) ).toBe( -100 );
}

test( 'is driven by the scroll position, without a script', async ( {
	page,
} ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => scripts.push( request.url() ) );
	await visit( page, PAGE );
	await expectMovement( page );
	expect( scripts.filter( ( url ) => /parallax.*\.js/.test( url ) ) ).toEqual(
		[]
	);
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= innerWidth
		)
	).toBe( true );
} );

test( 'is driven by the script in other browsers', async ( { page } ) => {
	await withoutScrollTimelines( page );
	await visit( page, PAGE );
	await expect( page.locator( '.slow' ) ).toHaveAttribute(
		'data-frontage-parallax'
	);
	await expectMovement( page );
} );
