/** Shared by the tabs specs. */
import { expect } from './test';
import type { Locator, Page } from '@playwright/test';

export const PAGE = '/modules/tabs/';

export const list = ( page: Page, name: string ) =>
	page.getByRole( 'tablist', { name, exact: true } );
export const day = ( page: Page ) => list( page, 'Times of day' );
export const tab = ( page: Page, name: string ) =>
	page.getByRole( 'tab', { name, exact: true } );
export const isOpen = ( locator: Locator ) =>
	expect( locator ).toHaveAttribute( 'aria-selected', 'true' );
export const panelOf = async ( page: Page, locator: Locator ) =>
	page.locator( `[id="${ await locator.getAttribute( 'aria-controls' ) }"]` );
export const awake = ( locator: Locator ) =>
	expect(
		locator.locator( 'xpath=ancestor::frontage-island[1]' )
	).toHaveAttribute( 'data-state', 'awake' );
