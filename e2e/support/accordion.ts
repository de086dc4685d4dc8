/** Shared by the accordion specs: pages with accordions, and how a visitor clicks them. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

export { publishPage as publish } from './rest';

export const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

export const item = ( attributes: object, content: string ) =>
	`<!-- wp:frontage/accordion-item ${ JSON.stringify( attributes ) } -->${ content }<!-- /wp:frontage/accordion-item -->`;

export const accordion = ( attributes: object, ...items: string[] ) =>
	`<!-- wp:frontage/accordion ${ JSON.stringify( attributes ) } -->${ items.join( '' ) }<!-- /wp:frontage/accordion -->`;

export const DAY = [
	item(
		{ title: 'Morning', isOpen: true },
		paragraph( 'Coffee and the papers.' )
	),
	item( { title: 'Noon' }, paragraph( 'Soup, slowly.' ) ),
	item(
		{ title: 'Evening', anchor: 'evening' },
		paragraph( '<a id="video"></a>A video.' )
	),
];

export const items = ( page: Page ) =>
	page.locator( '.frontage-accordion__item' );

// Expects exactly these items (from 0) to be open.
export async function expectOpen(
	page: Page,
	...open: number[]
): Promise< void > {
	await expect
		.poll( () =>
			items( page ).evaluateAll( ( all ) =>
				all.flatMap( ( one, at ) =>
					( one as HTMLDetailsElement ).open ? [ at ] : []
				)
			)
		)
		.toEqual( open );
}

// Clicks a title with the mouse, bypassing Playwright's checks.
export async function press( page: Page, title: string ): Promise< void > {
	await page
		.locator( '.frontage-accordion__title', { hasText: title } )
		.scrollIntoViewIfNeeded();
	await page
		.locator( '.frontage-accordion__title', { hasText: title } )
		.click( { force: true } );
}

export const awake = ( page: Page ) =>
	expect( page.locator( 'frontage-island[name=accordion]' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);

// Clicks an item's title; returns how long its content animates, and whether it does so two frames later.
export const opening = ( one: Locator ) =>
	one.evaluate( async ( element ) => {
		element.querySelector( 'summary' )?.click();
		for ( let frame = 0; frame < 2; frame++ ) {
			await new Promise( requestAnimationFrame );
		}
		const { height, transitionDuration } = getComputedStyle(
			element,
			'::details-content'
		);
		const whole = element
			.querySelector( '.frontage-accordion__panel' )!
			.getBoundingClientRect().height;
		return {
			time: transitionDuration.split( ',' )[ 0 ],
			isMoving: parseFloat( height ) < whole - 1,
		};
	} );
