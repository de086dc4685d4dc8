/** Images that fail to load: they keep their space, and what stands in for them is painted. */
import type { ElementHandle, Page } from '@playwright/test';
import { expect } from './test';

export const PHOTOGRAPHS = '**/photographs/**';

/** Returns the sizes of the module's images, whether they have loaded, and how they are fetched. */
const sizes = ( page: Page, module: string ) =>
	page.evaluate(
		( name ) =>
			[
				...document.querySelectorAll< HTMLImageElement >(
					`main .wp-block-frontage-${ name } img`
				),
			].map( ( image ) => {
				image.loading = 'eager';
				return `${ image.offsetWidth } x ${ image.offsetHeight }`;
			} ),
		module
	);

const complete = ( page: Page, module: string ) =>
	expect
		.poll( () =>
			page.evaluate(
				( name ) =>
					[
						...document.querySelectorAll< HTMLImageElement >(
							`main .wp-block-frontage-${ name } img`
						),
					].every( ( image ) => image.complete ),
				module
			)
		)
		.toBe( true );

/**
 * Opens the module in two browsers and expects broken images to be as large as loaded ones.
 *
 * @param page   Loads all images.
 * @param broken Loads no images: their requests are aborted.
 * @param module Module name.
 */
export const expectSameSizes = async (
	page: Page,
	broken: Page,
	module: string
) => {
	await page.goto( `/modules/${ module }/` );
	await broken.goto( `/modules/${ module }/` );
	const whole = await sizes( page, module );
	expect( whole.length ).toBeGreaterThan( 1 );
	expect( await sizes( broken, module ) ).toEqual( whole );
	await complete( broken, module );
	expect( await sizes( broken, module ) ).toEqual( whole );
};

/**
 * Expects a place to look different once something is removed from it.
 *
 * @param place The place to compare.
 * @param take  Removes something from the page.
 */
export const expectPainted = async (
	place: ElementHandle< HTMLElement | SVGElement >,
	take: ( element: HTMLElement | SVGElement ) => void
) => {
	await place.scrollIntoViewIfNeeded();
	let before = await place.screenshot();
	// Content that scrolls into view animates for a while.
	await expect
		.poll( async () => {
			const last = before;
			before = await place.screenshot();
			return before.equals( last );
		} )
		.toBe( true );
	await place.evaluate( take );
	expect( ( await place.screenshot() ).equals( before ) ).toBe( false );
};

export const takeWords = ( image: Element ) => image.setAttribute( 'alt', '' );
export const takeGround = ( element: HTMLElement | SVGElement ) => {
	element.style.background = 'none';
};

/** Expects that the first image of a module's page is replaced by its alternative text. */
export async function expectWords( broken: Page, module: string ) {
	const within = `main .wp-block-frontage-${ module }`;
	const named = 'img:not([alt=""])';
	const shown = broken.locator( `${ within } .is-shown ${ named }` );
	const any = broken.locator( `${ within } ${ named }:visible` );
	const first = ( ( await shown.count() ) ? shown : any ).first();
	// The element itself, since its alt text is about to be removed.
	await expectPainted( ( await first.elementHandle() )!, takeWords );
}

/** Expects that a card whose picture is missing has a surface in its place, and its title beside it. */
export async function expectSurface(
	broken: Page,
	place: string,
	name: string
) {
	const first = broken.locator( `main ${ place }` ).first();
	await expect( first.locator( 'img' ) ).toHaveAttribute( 'alt', '' );
	await expect(
		first.locator( '..' ).locator( `[class$=${ name }]` )
	).toBeVisible();
	await expectPainted( ( await first.elementHandle() )!, takeGround );
}
