/** Animated text for visitors and authors. */
import type { Locator } from '@playwright/test';
import { block, expectStops, pause } from './support/motion';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/animated-text/';

/** Makes a letter take a tenth of its time. */
const hurry = ( caret: Locator ) =>
	caret.evaluate( ( element ) => {
		for ( const animation of element.getAnimations() ) {
			animation.updatePlaybackRate( 10 );
		}
	} );

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
	await visit( page, PAGE );
	const typed = block( page, 'typed' );
	const text = typed.locator( '.frontage-animated-text__typed' );
	const caret = typed.locator( '.frontage-animated-text__caret' );
	await typed.scrollIntoViewIfNeeded();
	await expect( typed.locator( 'frontage-island' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);
	await hurry( caret );
	await expect( text ).not.toHaveText( 'milled slowly' );
	await pause( typed ).press( 'Space' );
	// The letter whose turn came before the press still arrives with the next frame.
	await caret.evaluate( async ( element ) => {
		const moves = element.getAnimations();
		await Promise.all( moves.map( ( { ready } ) => ready ) );
		await new Promise( requestAnimationFrame );
		await new Promise( requestAnimationFrame );
	} );
	const stopped = await text.textContent();
	// Three letters' time at the usual pace, were it running.
	await page.evaluate( async () => {
		const now = () => Number( document.timeline.currentTime );
		const began = now();
		while ( now() - began < 300 ) {
			await new Promise( requestAnimationFrame );
		}
	} );
	expect( await text.textContent() ).toBe( stopped );
	await pause( typed ).press( 'Space' );
	await page.mouse.move( 2, 2 );
	await expect( text ).toHaveText( /^never/ );
	await expect( typed.getByRole( 'heading' ) ).toHaveAccessibleName(
		'Our flour is milled slowly and never bleached'
	);
} );
