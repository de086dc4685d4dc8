/** The table of contents for visitors and authors. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { publishPage } from '../support/posts';
import { expect, test, visit } from '../support/test';

const list = ( page: Page, name = 'Contents' ) =>
	page.getByRole( 'navigation', { name, exact: true } ).first();
const link = ( page: Page, name: string ) =>
	list( page ).getByRole( 'link', { name, exact: true } );

const block = ( attributes: object ) =>
	`<!-- wp:frontage/table-of-contents ${ JSON.stringify( attributes ) } /-->`;
const text = `<!-- wp:spacer {"height":"900px"} --><div style="height:900px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;
const chapter = ( name: string ) =>
	`<!-- wp:heading --><h2 class="wp-block-heading">${ name }</h2><!-- /wp:heading -->${ text }`;
const under = ( level: number, name: string ) =>
	`<!-- wp:heading {"level":${ level }} --><h${ level } class="wp-block-heading">${ name }</h${ level }>${ '<!-- /wp:heading -->' }${ text }`;
const BOOK =
	block( {} ) +
	chapter( 'Flour' ) +
	under( 3, 'Rye' ) +
	under( 3, 'Wheat' ) +
	under( 4, 'Spelt' ) +
	chapter( 'Water' );

test( 'two lists on a page have their own levels, links and marks', async ( {
	admin,
	page,
} ) => {
	const second = { title: 'At a glance', levels: [ 2 ], anchor: 'glance' };
	await visit( page, await publishPage( admin, block( second ) + BOOK ) );
	const glance = list( page, 'At a glance' );
	await expect( glance.getByRole( 'link' ) ).toHaveCount( 2 );
	await expect( list( page ).getByRole( 'link' ) ).toHaveCount( 5 );
	await glance.getByRole( 'link', { name: 'Water' } ).click();
	await expect( page.locator( '#water' ) ).toBeFocused();
	for ( const contents of [ glance, list( page ) ] ) {
		await expect( contents.locator( '[aria-current]' ) ).toHaveText(
			'Water'
		);
	}
	expect(
		await page.evaluate( () => {
			const ids = [ ...document.querySelectorAll( '[id]' ) ].map(
				( { id } ) => id
			);
			return ids.length - new Set( ids ).size;
		} )
	).toBe( 0 );
} );

test( 'does not animate with reduced motion', async ( {
	admin,
	lessMotion,
} ) => {
	await visit( lessMotion, await publishPage( admin, BOOK ) );
	await link( lessMotion, 'Water' ).click();
	await expect( lessMotion.locator( '#water' ) ).toBeFocused();
	await lessMotion.emulateMedia( { media: 'print' } );
	await expect( list( lessMotion ) ).toBeVisible();
} );
