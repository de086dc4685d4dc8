/** Levels of the table of contents that are folded: they open for the current section and for the keyboard. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { publishPage } from '../support/posts';
import { expect, test, visit } from '../support/test';
import { space } from '../support/link-targets';

const heading = ( level: number, name: string ) =>
	`<!-- wp:heading {"level":${ level },"anchor":"${ name }"} --><h${ level } class="wp-block-heading" id="${ name }">About ${ name }</h${ level }><!-- /wp:heading -->${ space( 900 ) }`;

const CONTENT =
	'<!-- wp:frontage/table-of-contents {"collapsesSubitems":true} /-->' +
	heading( 2, 'bread' ) +
	heading( 3, 'flour' ) +
	heading( 2, 'butter' ) +
	heading( 3, 'cream' );

const entry = ( page: Page, name: string ) =>
	page
		.getByRole( 'navigation', { name: 'Contents' } )
		.getByRole( 'link', { name: `About ${ name }` } );

test( 'keeps as many levels open as the author wants', async ( {
	admin,
	page,
} ) => {
	const levels = CONTENT.replace( 'true}', 'true,"openLevels":2}' );
	await visit(
		page,
		await publishPage(
			admin,
			levels + heading( 4, 'milk' ) + heading( 2, 'salt' )
		)
	);
	await expect( entry( page, 'flour' ) ).toBeVisible();
	await expect( entry( page, 'cream' ) ).toBeVisible();
	await expect( entry( page, 'milk' ) ).toBeHidden();
	await entry( page, 'cream' ).click();
	await expect( entry( page, 'milk' ) ).toBeVisible();
	await entry( page, 'salt' ).click();
	await expect( entry( page, 'milk' ) ).toBeHidden();
} );
