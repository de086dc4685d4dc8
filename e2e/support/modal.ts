/** Shared by the popup specs. */
import type { Page } from '@playwright/test';
import { publishPage } from './rest';

export { publishPage };

export const PAGE = '/modules/modal/';

export const dialog = ( page: Page, name: string ) =>
	page.getByRole( 'dialog', { name, exact: true } );

export const opener = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Read the letter' } );

export const scrolled = ( page: Page ) => page.evaluate( () => scrollY );

// Returns whether the page behind is scroll-locked.
export const isLocked = ( page: Page ) =>
	page.evaluate(
		() =>
			getComputedStyle( document.documentElement ).overflowY === 'hidden'
	);

/** Presses beside what is open, once such a press is meant for it: not the second one of a double press. */
export async function pressBeside(
	page: Page,
	x: number,
	y: number
): Promise< void > {
	await page.waitForFunction( () =>
		[ ...document.querySelectorAll< HTMLElement >( 'dialog:modal' ) ].every(
			( { dataset } ) => performance.now() - Number( dataset.awake ) > 700
		)
	);
	await page.mouse.click( x, y );
}

export const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

export const modal = ( attributes: object, inner: string ) =>
	`<!-- wp:frontage/modal ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:frontage/modal -->`;

export const publish = ( admin: Page, attributes: object, inner: string ) =>
	publishPage( admin, modal( attributes, inner ) );
