/** Shared by the specs of everything that moves by itself: whether it moves, and what stops it. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Returns the block with this ID. */
export const block = ( page: Page, id: string ) => page.locator( `#${ id }` );

export const pause = ( moving: Locator ) =>
	moving.getByRole( 'checkbox', { name: 'Pause' } );

const state = ( part: Locator, expected: 'running' | 'paused' ) =>
	expect( part ).toHaveCSS( 'animation-play-state', expected );

/**
 * Expects movement that stops on hover, by the button, on keyboard focus and out of view.
 *
 * @param moving The block.
 * @param part   The moving part.
 */
export async function expectStops(
	moving: Locator,
	part: Locator
): Promise< void > {
	const page = moving.page();
	await moving.scrollIntoViewIfNeeded();
	await page.mouse.move( 2, 2 );
	await state( part, 'running' );
	await moving
		.locator( '.frontage-motion__stage' )
		.hover( { position: { x: 20, y: 10 }, force: true } );
	await state( part, 'paused' );
	await page.mouse.move( 2, 2 );
	await state( part, 'running' );
	await pause( moving ).press( 'Space' );
	await expect( pause( moving ) ).toBeChecked();
	await state( part, 'paused' );
	await pause( moving ).press( 'Space' );
	await state( part, 'running' );
	await page.evaluate( () => {
		document.body.style.paddingBlockEnd = '300vh';
		scrollTo( 0, document.body.scrollHeight );
	} );
	await state( part, 'paused' );
	await page.evaluate( () => scrollTo( 0, 0 ) );
	await moving.scrollIntoViewIfNeeded();
	await state( part, 'running' );
}
