/** Galleries of a playlist: pages from the server, one at a time, what happens when one does not come, and addresses. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { newPlaylist, publishPlaylist } from '../support/playlist';
import { expect, test, visit } from '../support/test';

const gallery = ( page: Page ) => page.locator( '#voyage' );
const titles = ( page: Page ) =>
	gallery( page ).locator( '.frontage-video-gallery__list li' );
const turn = ( page: Page, name: string ) =>
	gallery( page ).getByRole( 'link', { name, exact: true } ).click();

const FAILED = 'Sorry, there was an error loading the next page.';

test.use( { expectedErrors: [ /status of 503/ ] } );

test( 'a page that does not come is a notice, and can be tried again', async ( {
	admin,
	page,
} ) => {
	const playlist = newPlaylist();
	const path = await publishPlaylist( admin, {}, 1, playlist );
	await visit( page, path );
	page.on( 'dialog', () => {
		throw new Error( 'A dialog.' );
	} );
	await turn( page, 'Next' );
	const notice = gallery( page ).getByRole( 'alert' );
	await expect( notice ).toContainText( FAILED );
	await expect( titles( page ).first() ).toContainText(
		'Part 1 of the voyage'
	);
	await publishPlaylist( admin, {}, 3, playlist );
	await notice.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( titles( page ).first() ).toContainText(
		'Part 4 of the voyage'
	);
	await expect( notice ).toHaveCount( 0 );
} );
