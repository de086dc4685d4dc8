/** Calendars for visitors, with and without script. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/event-calendar/';

const calendar = ( page: Page ) => page.locator( '#bakery' );
const title = ( page: Page ) =>
	calendar( page ).locator( '.frontage-event-calendar__title' );
const dialog = ( page: Page ) => calendar( page ).locator( 'dialog' );
const chip = ( page: Page ) =>
	calendar( page )
		.locator( 'td:not(.is-outside)' )
		.getByRole( 'link', { name: 'Sourdough for beginners' } )
		.first();

test( 'goes to other months and back, without a page load', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const first = await title( page ).textContent();
	await page.evaluate( () => ( document.title += ' kept' ) );
	const next = calendar( page ).getByRole( 'link', { name: /^Next month/ } );
	const name = ( await next.getAttribute( 'aria-label' ) )!.replace(
		'Next month: ',
		''
	);
	await next.click( { delay: 120 } );
	await expect( title( page ) ).toHaveText( name );
	await expect( calendar( page ).getByRole( 'status' ) ).toHaveText( name );
	await expect( next ).toBeFocused();
	await expect( page ).toHaveURL( /event-calendar%5Bbakery%5D=month/ );
	await page.goBack();
	await expect( title( page ) ).toHaveText( first! );
	await expect( page ).toHaveTitle( /kept/ );
} );

test( 'shows an event in a dialog, and gives the focus back', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await chip( page ).click( { delay: 120 } );
	await expect( dialog( page ) ).toBeVisible();
	await expect( dialog( page ) ).toContainText( 'Bakehouse, Mill Lane 4' );
	await expect( dialog( page ) ).toContainText( 'Ada Miller' );
	await expect(
		dialog( page ).getByRole( 'link', { name: 'Google' } )
	).toBeVisible();
	await expectNoAxe( page, '#bakery dialog' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toBeHidden();
	await expect( chip( page ) ).toBeFocused();
} );

test( 'arrow keys go from day to day, Page Down to the next month', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const days = calendar( page ).locator( '.frontage-event-calendar__number' );
	await days.nth( 10 ).focus();
	await expect( days.nth( 10 ) ).toBeFocused();
	await expect
		.poll( async () => {
			await days.nth( 10 ).focus();
			await page.keyboard.press( 'ArrowDown', { delay: 120 } );
			return days
				.nth( 17 )
				.evaluate( ( day ) => day.matches( ':focus' ) );
		} )
		.toBe( true );
	const first = await title( page ).textContent();
	await page.keyboard.press( 'PageDown', { delay: 120 } );
	await expect( title( page ) ).not.toHaveText( first! );
} );

test( 'marks today of the visitor, also in a page from a cache', async ( {
	open,
} ) => {
	const page = await open();
	await page.clock.setFixedTime( Date.now() + 40 * 86400e3 );
	await visit( page, PAGE );
	const today = calendar( page ).locator( 'td[aria-current=date]' );
	// The page is forty days old: the script shows the month of today.
	await expect( title( page ) ).not.toHaveText(
		new Date().toLocaleDateString( 'en', {
			month: 'long',
			year: 'numeric',
		} )
	);
	await expect( today ).toHaveCount( 1 );
} );
