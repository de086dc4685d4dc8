/** Pages whose inline scripts were joined, moved, delayed, doubled or removed by an optimizer plugin. */
import { paragraph, publishPage } from './support/modal';
import { OPTIMIZERS, behind } from './support/optimized';
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

test.use( { held: 120 } );

/** Modules with things to press, and all that print a script of their own. */
const PAGES = [
	'tabs',
	'accordion',
	'event-calendar',
	'like-button',
	'sortable',
	'countdown',
	'reading-progress',
	'copy-link',
	'split-test',
	'carousel',
	'data-table',
	'content-switcher',
	'slider',
];

/** Presses on a page at most, so that many pages make forty. */
const PER_PAGE = 8;

/** Ways that differ least from others, for which a few presses do. */
const FEW = /head|loaded|removed|older/;

const PRESSED =
	'frontage-island :is(button:not([popovertarget]), [role=tab]):not([disabled])';

const WAITING = 'frontage-island [data-pending]';

const GATE = `<!-- wp:frontage/age-gate -->${ paragraph( 'About wine.' ) }<!-- /wp:frontage/age-gate -->${ paragraph( 'A bottle of red.' ) }`;

/** Presses what can be pressed on a page; returns how many presses were answered. */
async function pressAll( page: Page ): Promise< number > {
	let count = 0;
	for ( const control of await page.locator( PRESSED ).elementHandles() ) {
		// A press may end or hide others, as the last step of a carousel does.
		const isThere =
			( await control.isVisible() ) && ( await control.isEnabled() );
		if ( isThere && count < PER_PAGE ) {
			await control.click( { delay: 120 } );
			await expect( page.locator( WAITING ) ).toHaveCount( 0 );
			const state = await control.evaluate(
				( element ) =>
					( element as Element ).closest< HTMLElement >(
						'frontage-island'
					)?.dataset.state ?? 'replaced'
			);
			expect( state ).toMatch( /awake|replaced/ );
			count++;
		}
	}
	return count;
}

for ( const [ how, optimize ] of Object.entries( OPTIMIZERS ) ) {
	test( `inline scripts ${ how }: presses are answered`, async ( {
		page,
	} ) => {
		test.slow();
		await behind( page, optimize );
		let presses = 0;
		const isFew = FEW.test( how );
		for ( const module of isFew ? PAGES.slice( 0, 3 ) : PAGES ) {
			await visit( page, `/modules/${ module }/` );
			await expect( page.locator( 'body' ) ).toBeVisible();
			presses += await pressAll( page );
		}
		expect( presses ).toBeGreaterThanOrEqual( isFew ? 5 : 40 );
		await visit( page, '/modules/tabs/' );
		const tab = page.getByRole( 'tab', { selected: false } ).first();
		const name = await tab.getAttribute( 'id' );
		await tab.hover();
		await expect(
			page.locator( 'frontage-island[name=tabs]', {
				has: page.locator( `[id="${ name }"]` ),
			} )
		).toHaveAttribute( 'data-state', 'awake' );
		await page.locator( `[id="${ name }"]` ).click();
		await expect( page.locator( `[id="${ name }"]` ) ).toHaveAttribute(
			'aria-selected',
			'true'
		);
	} );

	test( `inline scripts ${ how }: pictures open over the page`, async ( {
		page,
	} ) => {
		await behind( page, optimize );
		await visit( page, '/modules/lightbox/' );
		await page.waitForLoadState();
		const first = page.locator( 'a[data-frontage-lightbox] img' ).first();
		if ( /removed|older/.test( how ) ) {
			// Nothing wakes the lightbox: the link leads to the file.
			await first.click();
			await expect( page ).toHaveURL( /\.(jpe?g|webp|png)$/ );
			return;
		}
		await first.click();
		await expect( page.locator( '.frontage-lightbox' ) ).toBeVisible();
		await expect( page ).not.toHaveURL( /\.(jpe?g|webp|png)$/ );
	} );

	test( `inline scripts ${ how }: an age gate asks, and no page is blank`, async ( {
		admin,
		open,
	} ) => {
		const url = await publishPage( admin, GATE );
		const page = await open();
		await behind( page, optimize );
		const words = page.getByText( 'A bottle of red.' );
		const gate = page.getByRole( 'dialog', { name: 'Age verification' } );
		await visit( page, url );
		await expect( gate ).toBeVisible();
		await expect( words ).toBeHidden();
		expect(
			await gate.evaluate( ( one ) => one.matches( ':modal' ) )
		).toBe( true );
		await gate.getByRole( 'button', { name: 'Yes' } ).click();
		await expect( words ).toBeVisible();
		await expect( gate ).toBeHidden();
		await page.reload();
		await page.waitForLoadState();
		await expect( words ).toBeVisible();
		await expect( gate ).toBeHidden();
	} );
}
