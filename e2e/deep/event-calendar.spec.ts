/** Calendars for visitors, with and without script. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test, visit } from '../support/test';

const PAGE = '/modules/event-calendar/';

const calendar = ( page: Page ) => page.locator( '#bakery' );
const dialog = ( page: Page ) => calendar( page ).locator( 'dialog' );
const chip = ( page: Page ) =>
	calendar( page )
		.locator( 'td:not(.is-outside)' )
		.getByRole( 'link', { name: 'Sourdough for beginners' } )
		.first();

test( 'says Invalid Data for an end before its start', async ( { page } ) => {
	await visit( page, PAGE );
	await calendar( page )
		.locator( 'td:not(.is-outside)' )
		.getByRole( 'link', { name: /Call with the mill/ } )
		.click( { delay: 120 } );
	await expect( dialog( page ) ).toContainText( 'Invalid Data' );
} );

test( 'works without script: views and events are links', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	await chip( noJs ).click();
	await expect(
		calendar( noJs ).locator( '.frontage-event-calendar__event:target' )
	).toBeVisible();
	await calendar( noJs ).getByRole( 'link', { name: 'Week' } ).click();
	await expect(
		calendar( noJs ).locator( '.frontage-event-calendar__day' )
	).toHaveCount( 7 );
	await calendar( noJs ).getByRole( 'link', { name: 'List' } ).click();
	await expect(
		calendar( noJs ).getByText( 'Ada Miller' ).first()
	).toBeVisible();
} );

test( 'phones get dots and a list of the month', async ( { narrow } ) => {
	await visit( narrow, PAGE );
	await expect( chip( narrow ) ).toBeHidden();
	await expect(
		calendar( narrow ).getByText( 'Ada Miller' ).first()
	).toBeVisible();
	await expectNoOverflow( narrow );
} );

test( 'is mirrored in right-to-left languages', async ( { rtl } ) => {
	await visit( rtl, PAGE );
	const cells = calendar( rtl ).locator( 'tbody tr' ).first().locator( 'td' );
	const [ first, second ] = await Promise.all(
		[ 0, 1 ].map( ( at ) => cells.nth( at ).boundingBox() )
	);
	expect( first!.x ).toBeGreaterThan( second!.x );
} );
