/** Galleries of a playlist: pages from the server, one at a time, what happens when one does not come, and addresses. */
import type { Page } from '@playwright/test';
import { publishPlaylist } from './support/playlist';
import { expect, expectNoAxe, test, visit } from './support/test';

const gallery = ( page: Page ) => page.locator( '#voyage' );
const titles = ( page: Page ) =>
	gallery( page ).locator( '.frontage-video-gallery__list li' );
const turn = ( page: Page, name: string ) =>
	gallery( page ).getByRole( 'link', { name, exact: true } ).click();

test.use( { expectedErrors: [ /status of 503/ ] } );

test( 'loads pages one at a time; each is a link, and Back goes back', async ( {
	admin,
	page,
} ) => {
	const path = await publishPlaylist( admin );
	await visit( page, path );
	await expect( titles( page ) ).toHaveCount( 3 );
	await expect( titles( page ).first() ).toContainText( '1:01' );
	let calls = 0;
	let answer = () => {};
	const held = new Promise< void >( ( done ) => ( answer = done ) );
	await page.route( '**/admin-ajax.php*', async ( route ) => {
		calls += 1;
		await held;
		await route.continue();
	} );
	await turn( page, 'Next' );
	await expect(
		gallery( page ).locator( '.frontage-video-gallery__list' )
	).toHaveAttribute( 'aria-busy', 'true' );
	// What is pressed meanwhile is not loaded (S0 §4).
	await turn( page, 'Page 3' );
	answer();
	await expect( titles( page ).first() ).toContainText(
		'Part 4 of the voyage'
	);
	expect( calls ).toBe( 1 );
	await expect( page ).toHaveURL( /#voyage\|all\|2$/ );
	await expect( gallery( page ).getByRole( 'status' ) ).toHaveText(
		'Page 2 of 4'
	);
	await expectNoAxe( page, '#voyage' );
	await page.goBack();
	await expect( titles( page ).first() ).toContainText(
		'Part 1 of the voyage'
	);
	await page.goForward();
	await expect( titles( page ).first() ).toContainText(
		'Part 4 of the voyage'
	);
	expect( calls ).toBe( 1 );
	// The address is that of the page.
	await page.reload();
	await expect( titles( page ).first() ).toContainText(
		'Part 4 of the voyage'
	);
} );

test( 'adds pages below, and keeps 100 pixels free above a page that is turned', async ( {
	admin,
	page,
	noJs,
} ) => {
	await visit( page, await publishPlaylist( admin, { paging: 'more' } ) );
	await gallery( page ).getByRole( 'link', { name: 'Load more' } ).click();
	await expect( titles( page ) ).toHaveCount( 6 );
	const path = await publishPlaylist( admin, { columns: 1 } );
	await visit( page, path );
	await gallery( page )
		.getByRole( 'link', { name: 'Next' } )
		.scrollIntoViewIfNeeded();
	await page.evaluate( () => scrollTo( 0, 1e6 ) );
	await turn( page, 'Next' );
	await expect( titles( page ).first() ).toContainText(
		'Part 4 of the voyage'
	);
	await expect
		.poll( async () =>
			Math.round( ( await gallery( page ).boundingBox() )!.y )
		)
		.toBe( 100 );
	await visit( noJs, path );
	await turn( noJs, 'Next' );
	await expect( titles( noJs ).first() ).toContainText(
		'Part 4 of the voyage'
	);
	await expect( titles( noJs ).first().getByRole( 'link' ) ).toHaveAttribute(
		'href',
		/^https:\/\/tube\.example\.org\/w\//
	);
} );
