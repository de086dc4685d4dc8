/** Shared by the specs of filters: a page with a list and everything that steers it. */
import type { Page } from '@playwright/test';
import { listBlock } from './posts';
import { expect, expectNoOverflow, visit } from './test';

const include = [ 9101, 9102, 9103, 9104, 9105, 9106 ];

/** A list of six posts with everything that steers it. */
export const filtered = ( module: string, settings: object = {} ) =>
	listBlock( 'filter-terms', { title: 'Topics' } ) +
	listBlock( 'filter-terms', {
		title: 'Tags',
		taxonomy: 'post_tag',
		match: 'all',
		look: 'column',
	} ) +
	listBlock( 'filter-sort', { title: 'Sort by' } ) +
	listBlock( 'filter-active', {} ) +
	listBlock( 'filter-reset', {} ) +
	listBlock( module, {
		anchor: 'stories',
		hasFilter: false,
		query: { perPage: 2, include },
		...settings,
	} );

export const filters = ( page: Page ) =>
	page.locator( '.frontage-filter-terms' );
/** A topic; the first one has the newest posts, which the list shows without a choice too. */
export const topic = ( page: Page, index = 1 ) =>
	filters( page ).first().getByRole( 'link' ).nth( index );
export const chips = ( page: Page ) =>
	page.locator( '.frontage-filter-active' ).getByRole( 'link' );

/** Marks the document, to see whether another one was loaded. */
export const mark = ( page: Page ) =>
	page.evaluate( () => ( document.body.dataset.same = 'yes' ) );
export const expectSame = ( page: Page ) =>
	expect( page.locator( 'body' ) ).toHaveAttribute( 'data-same', 'yes' );

/** Expects that a page with a choice fits the windows. */
export async function expectFits( phones: Page[], address: string ) {
	for ( const phone of phones ) {
		await visit( phone, address );
		await expect( chips( phone ).first() ).toBeVisible();
		await expectNoOverflow( phone );
	}
}
