/** Live streams for visitors: nothing of others before a press, the chat where it fits, and links without script. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { vendors } from '../support/video-vendors';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from '../support/test';

const PAGE = '/modules/live-stream/';

const block = ( page: Page, id = 'always' ) => page.locator( `#${ id }` );
const chat = ( page: Page ) =>
	block( page ).locator( '.frontage-live-stream__chat' );

test.use( { expectedErrors: [ /youtube-nocookie\.com|youtube\.com/ ] } );

test( 'dates are in the visitor’s time zone', async ( { open } ) => {
	const page = await open( { timezoneId: 'Asia/Tokyo' } );
	await visit( page, PAGE );
	const time = block( page, 'planned' ).locator( 'time' );
	await expect( time ).toHaveText( 'January 1, 2127 at 6:00 pm UTC' );
	await time.scrollIntoViewIfNeeded();
	await expect( time ).toHaveText( /January 2, 2127.*3:00 AM GMT\+9/ );
} );

test( 'fits on a phone and from right to left', async ( { narrow, rtl } ) => {
	for ( const page of [ narrow, rtl ] ) {
		await vendors( page );
		await visit( page, PAGE );
		await chat( page ).getByRole( 'button' ).click();
		await expect( chat( page ).locator( 'iframe' ) ).toBeVisible();
		await expectNoOverflow( page );
		await expectNoAxe( page, '#always' );
	}
} );
