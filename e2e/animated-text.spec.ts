/** Animated text for visitors and authors. */
import { inTime } from './support/clock';
import { block, expectStops, pause } from './support/motion';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/animated-text/';

test( 'rotates words, and screen readers get one sentence', async ( {
	page,
	lessMotion,
} ) => {
	await visit( page, PAGE );
	const turning = block( page, 'turning' );
	await expect( turning.getByRole( 'heading' ) ).toHaveAccessibleName(
		'We bake bread, rolls & buns, and cakes'
	);
	await expectStops(
		turning,
		turning.locator( '.frontage-turns > *' ).first()
	);
	// Halfway between two words, both are intentionally pale.
	await visit( lessMotion, PAGE );
} );

test( 'types words letter by letter and stops with the button', async ( {
	page,
} ) => {
	await page.clock.install();
	await visit( page, PAGE );
	const typed = block( page, 'typed' );
	const text = typed.locator( '.frontage-animated-text__typed' );
	await typed.scrollIntoViewIfNeeded();
	await expect( typed.locator( 'frontage-island' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);
	await expect( text ).not.toHaveText( 'milled slowly' );
	await pause( typed ).press( 'Space' );
	const later = () => page.clock.runFor( 300 );
	// A letter may still be animating when the key is pressed.
	await later();
	const stopped = await text.textContent();
	await later();
	expect( await text.textContent() ).toBe( stopped );
	await pause( typed ).press( 'Space' );
	await page.mouse.move( 2, 2 );
	await expect
		.poll( inTime( page, 300, () => text.textContent() ) )
		.toMatch( /^never/ );
	await expect( typed.getByRole( 'heading' ) ).toHaveAccessibleName(
		'Our flour is milled slowly and never bleached'
	);
} );
