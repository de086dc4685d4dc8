import { expect, test, visit } from '../support/test';
import type { Locator, Page } from '@playwright/test';

const PAGE = '/modules/animation/';

const flip = ( page: Page ) => page.locator( '.flips' );
const loop = ( page: Page ) => page.locator( '.loops' );
const state = ( block: Locator ) =>
	block.getAttribute( 'data-frontage-animation' );

/** What moves is never still enough for Playwright's own way. */
const show = ( block: Locator ) =>
	block.evaluate( ( element ) => element.scrollIntoView() );

test( 'pauses endless animations off screen', async ( { page } ) => {
	await visit( page, PAGE );
	await show( loop( page ) );
	await expect( loop( page ) ).toHaveAttribute(
		'data-frontage-animation',
		'running'
	);
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	await expect( loop( page ) ).toHaveAttribute(
		'data-frontage-animation',
		'resting'
	);
} );

test( 'neither animates nor hides with reduced motion', async ( {
	lessMotion,
} ) => {
	await visit( lessMotion, PAGE );
	await expect(
		lessMotion.locator( 'frontage-island[name=animation]' )
	).toHaveAttribute( 'data-state', 'awake' );
	expect( await state( flip( lessMotion ) ) ).toBeNull();
	expect(
		await loop( lessMotion ).evaluate(
			( element ) => getComputedStyle( element ).animationName
		)
	).toBe( 'none' );
	await expect( lessMotion.getByRole( 'switch' ) ).toBeHidden();
} );

test( 'uses the phone’s settings on a phone', async ( { narrow } ) => {
	await visit( narrow, PAGE );
	expect(
		await narrow
			.locator( '.rolls' )
			.evaluate( ( element ) =>
				getComputedStyle( element ).getPropertyValue( '--from' )
			)
	).toContain( '18deg' );
} );

test( 'works in right-to-left languages', async ( { rtl } ) => {
	await visit( rtl, PAGE );
	const heading = rtl.getByRole( 'heading', { name: 'Slides in' } );
	expect(
		await heading.evaluate( ( element ) =>
			getComputedStyle( element )
				.getPropertyValue( '--frontage-turn' )
				.trim()
		)
	).toBe( '-1' );
} );
