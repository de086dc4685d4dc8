/** The image scroller: a long image in a small window. */
import type { Locator } from '@playwright/test';
import { block, expectStops } from './support/motion';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/image-scroller/';

const view = ( scroller: Locator ) => scroller.getByRole( 'region' );

/** Returns how far the bottom of the image is below the window. */
const rest = ( scroller: Locator ) =>
	scroller.evaluate( ( element ) => {
		const of = ( selector: string ) =>
			element.querySelector( selector )!.getBoundingClientRect().bottom;
		return of( 'img' ) - of( '[role=region]' );
	} );

/** Finishes running transitions. */
const finish = ( scroller: Locator ) =>
	scroller.evaluate( ( element ) =>
		element
			.getAnimations( { subtree: true } )
			.forEach( ( animation ) => animation.finish() )
	);

test( 'shows its end on hover and focus', async ( { page } ) => {
	await visit( page, PAGE );
	const pointed = block( page, 'pointed' );
	expect( await rest( pointed ) ).toBeGreaterThan( 100 );
	await view( pointed ).hover();
	await finish( pointed );
	await expect.poll( () => rest( pointed ) ).toBeCloseTo( 0, 0 );
	await page.mouse.move( 2, 2 );
	await finish( pointed );
	await expect.poll( () => rest( pointed ) ).toBeGreaterThan( 100 );
	await page.keyboard.press( 'Tab' );
	await view( pointed ).focus();
	await finish( pointed );
	await expect.poll( () => rest( pointed ) ).toBeCloseTo( 0, 0 );
	await expect( view( pointed ) ).toHaveAccessibleName( 'The whole roof' );
} );

test( 'moves automatically and pauses on interaction', async ( { page } ) => {
	await visit( page, PAGE );
	const itself = block( page, 'itself' );
	await expectStops( itself, itself.locator( 'figure' ) );
} );
