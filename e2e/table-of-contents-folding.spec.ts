/** Levels of the table of contents that are folded: they open for the current section and for the keyboard. */
import type { Page } from '@playwright/test';
import { publishPage } from './support/posts';
import { expect, test, visit } from './support/test';
import { space } from './support/link-targets';

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

test( 'opens the level of the current section, and moves nothing under the pointer', async ( {
	admin,
	page,
	narrow,
	noJs,
} ) => {
	const url = await publishPage( admin, CONTENT );
	await visit( page, url );
	await expect( entry( page, 'flour' ) ).toBeHidden();
	const place = async ( name: string ) =>
		( await entry( page, name ).boundingBox() )!.y;
	const before = [ await place( 'bread' ), await place( 'butter' ) ];
	await entry( page, 'bread' ).hover();
	expect( [ await place( 'bread' ), await place( 'butter' ) ] ).toEqual(
		before
	);
	await page.mouse.down();
	expect( await place( 'bread' ) ).toBe( before[ 0 ] );
	await page.mouse.up();
	await expect( entry( page, 'flour' ) ).toBeVisible();
	await expect( entry( page, 'cream' ) ).toBeHidden();
	await visit( narrow, url );
	await entry( narrow, 'butter' ).tap();
	await expect( entry( narrow, 'cream' ) ).toBeVisible();
	await expect( entry( narrow, 'flour' ) ).toBeHidden();
	await visit( noJs, url );
	await expect( entry( noJs, 'cream' ) ).toBeVisible();
} );

test( 'unfolds what the keyboard reaches', async ( { admin, page } ) => {
	await visit( page, await publishPage( admin, CONTENT ) );
	await entry( page, 'bread' ).focus();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Shift+Tab' );
	await expect( entry( page, 'flour' ) ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await expect( entry( page, 'flour' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( entry( page, 'butter' ) ).toBeFocused();
	await expect( entry( page, 'flour' ) ).toBeHidden();
} );
