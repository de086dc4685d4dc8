/** Videos for visitors: nothing of others before a press, players from stand-ins after it, and links without script. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test, visit } from '../support/test';

const PAGE = '/modules/video/';

const harbour = ( page: Page ) => page.locator( '#harbour' );
const poster = ( page: Page, id = 'harbour' ) =>
	page.locator( `#${ id } .frontage-video__open` );
const film = ( page: Page, id: string ) => page.locator( `#${ id } video` );

test.use( { expectedErrors: [ /youtube-nocookie\.com|player\.vimeo\.com/ ] } );

test( 'is a link, a player and words without script, and an address on paper', async ( {
	noJs,
	page,
} ) => {
	await visit( noJs, PAGE );
	await expect( poster( noJs ) ).toHaveAttribute(
		'href',
		'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
	);
	await expect( film( noJs, 'file' ) ).toHaveAttribute( 'controls' );
	await expect( film( noJs, 'file' ).locator( 'track' ) ).toHaveCount( 1 );
	await expect(
		harbour( noJs ).getByRole( 'button', { name: /Always/ } )
	).toHaveCount( 0 );
	await harbour( noJs ).getByText( 'Transcript' ).click();
	await expect(
		harbour( noJs ).getByText( 'It is five in the morning' )
	).toBeVisible();
	await visit( page, PAGE );
	await page.emulateMedia( { media: 'print' } );
	await expect(
		harbour( page ).locator( '.frontage-video__address' )
	).toHaveText( 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' );
	await expect(
		harbour( page ).locator( '.frontage-video__address' )
	).toBeVisible();
} );

test( 'long words break on phones', async ( { narrow } ) => {
	await visit( narrow, PAGE );
	await narrow
		.locator( '.frontage-video__caption, #harbour [data-seek]' )
		.evaluateAll( ( all ) =>
			all.forEach( ( one ) => one.append( 'Donau'.repeat( 40 ) ) )
		);
	await expectNoOverflow( narrow );
} );
