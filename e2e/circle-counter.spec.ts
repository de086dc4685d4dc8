/** Circle counters for visitors and authors. */
import type { Page } from '@playwright/test';
import { inTime, stopClock } from './support/clock';
import { listBlock, publishPage } from './support/posts';
import { expect, test, visit } from './support/test';

const FAR =
	'<!-- wp:spacer {"height":"1600px"} --><div style="height:1600px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

const CIRCLE = listBlock( 'circle-counter', {
	anchor: 'flour',
	number: '75',
	label: 'Local flour',
	duration: 5000,
} );

const arc = ( page: Page ) => page.locator( '#flour .frontage-gauge__value' );

/**
 * Returns how much of the circle is drawn, from 0 to 100.
 *
 * @param page Browser page.
 */
const drawn = ( page: Page ) =>
	arc( page ).evaluate( ( line ) => {
		const { strokeDasharray, visibility } = getComputedStyle( line );
		return visibility === 'hidden' ? 0 : parseFloat( strokeDasharray );
	} );

test( 'fills once when scrolled to, together with its number', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publishPage( admin, FAR + CIRCLE + FAR ) );
	await page.evaluate( () => scrollTo( { top: 700, behavior: 'instant' } ) );
	await expect.poll( () => drawn( page ) ).toBe( 0 );
	await stopClock( page );
	const box = await page.locator( '#flour' ).boundingBox();
	await page
		.locator( '#flour' )
		.evaluate( ( element ) =>
			element.scrollIntoView( { block: 'center', behavior: 'instant' } )
		);
	await expect
		.poll( inTime( page, 100, () => drawn( page ) ) )
		.toBeGreaterThan( 10 );
	expect( await drawn( page ) ).toBeLessThan( 75 );
	await expect( page.locator( '#flour' ) ).toMatchAriaSnapshot( `
    - paragraph: Local flour
    - paragraph: 75%
  ` );
	await page.clock.runFor( 5000 );
	await expect.poll( () => drawn( page ) ).toBe( 75 );
	await expect( page.locator( '.frontage-count__running' ) ).toHaveCount( 0 );
	const after = await page.locator( '#flour' ).boundingBox();
	expect( [ after!.width, after!.height ] ).toEqual( [
		box!.width,
		box!.height,
	] );
} );
