/** The Overlays tab: the list, switching off, order, schedule, and counts. */
import { dialog, publishPage } from './support/modal';
import { TALL, at, counted, escape, popup, ready } from './support/overlays';
import { expect, heading, message, test } from './support/settings';
import { expectNoAxe, expectNoOverflow, visit } from './support/test';
import type { Page } from '@playwright/test';

const TAB = '&tab=overlays';

const rowOf = ( page: Page, name: string ) =>
	page
		.locator( '.frontage-overlay' )
		.filter( { has: page.getByRole( 'heading', { name, exact: true } ) } );

const toggleOf = ( page: Page, name: string ) =>
	page.getByRole( 'checkbox', { name, exact: true } );

const unique = ( name: string ) =>
	`${ name } ${ Math.random().toString( 36 ).slice( 2, 8 ) }`;

const act = async ( page: Page, name: string, what: string ) => {
	await page
		.getByRole( 'button', { name: `Actions for “${ name }”` } )
		.click();
	await page.getByRole( 'menuitem', { name: what } ).click();
};

test( 'turns popups off, orders and schedules them, counts them, and opens them again for everyone', async ( {
	admin,
	expectedErrors,
	guest,
	owner,
	page,
} ) => {
	test.slow();
	expectedErrors.push( /status of 400/ );
	const offer = unique( 'Offer' );
	const sale = unique( 'Sale' );
	const letter = unique( 'Letter' );
	const pair = [ unique( 'First' ), unique( 'Second' ) ] as const;
	const make = ( name: string, attributes: object ) =>
		popup( name.replace( ' ', '-' ), { label: name, ...attributes } );
	const url = await publishPage(
		admin,
		TALL +
			make( offer, {
				...at( 'delay', '5' ),
				isDemanded: true,
				conditions: [ { type: 'device', values: [ 'phone' ] } ],
			} ) +
			pair
				.map( ( name ) => make( name, at( 'param', 'pair' ) ) )
				.join( '' ) +
			make( sale, {} ) +
			make( letter, { ...at( 'param', 'letter' ), again: '30' } )
	);
	const printed = ( name: string ) =>
		page.locator( `dialog[aria-label="${ name }"]` );

	await test.step( 'a visitor opens one and closes it', async () => {
		const opened = counted( page, 'open' );
		await visit( page, `${ url }?letter=1` );
		await expect( dialog( page, letter ) ).toBeVisible();
		await opened;
		const closed = counted( page, 'escape' );
		await escape( page );
		await closed;
		for ( const name of [ offer, sale, letter ] ) {
			await expect( printed( name ) ).toHaveCount( 1 );
		}
		await visit( page, `${ url }?letter=1` );
		await ready( page );
		await expect( dialog( page, letter ) ).toBeHidden();
	} );

	const screen = await owner( TAB );
	await expect( heading( screen ) ).toHaveText( 'Overlays' );

	await test.step( 'counts by day', async () => {
		const row = rowOf( screen, letter );
		await expect( row ).toContainText( 'Opened 1 time in 30 days.' );
		await expect(
			row.getByRole( 'link', { name: /^Test/ } )
		).toHaveAttribute( 'href', /[?&]frontage-test-overlays=1$/ );
		await row.getByText( 'By day' ).click();
		await expect( row.getByRole( 'cell' ).nth( 4 ) ).toHaveText( '0' );
		await expect( row.getByRole( 'cell' ).nth( 5 ) ).toHaveText( '1' );
		await screen.setViewportSize( { width: 390, height: 844 } );
		await expectNoAxe( screen, '#frontage-settings' );
		await expectNoOverflow( screen );
		await screen.setViewportSize( { width: 1280, height: 800 } );
	} );

	await test.step( 'off, on by Undo, and off', async () => {
		const row = rowOf( screen, offer );
		await expect( row ).toContainText( 'after 5 seconds' );
		await expect( row ).toContainText( 'on phones' );
		await toggleOf( screen, offer ).click();
		await expect( toggleOf( screen, offer ) ).not.toBeChecked();
		await message( screen, 'is off' )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await expect( toggleOf( screen, offer ) ).toBeChecked();
		await toggleOf( screen, offer ).click();
		await expect( toggleOf( screen, offer ) ).not.toBeChecked();
	} );

	await test.step( 'schedule, in the time zone of the site', async () => {
		await act( screen, sale, 'Schedule' );
		const form = screen.getByRole( 'dialog' );
		const save = form.getByRole( 'button', { name: 'Save schedule' } );
		await form.getByLabel( 'Show from' ).fill( '2090-01-02T10:00' );
		await form.getByLabel( 'Show until' ).fill( '2090-01-01T10:00' );
		await save.click();
		await expect( form.getByRole( 'alert' ) ).toHaveText(
			'The end must be after the start.'
		);
		await expectNoAxe( screen, '.frontage-confirm' );
		await form.getByLabel( 'Show until' ).fill( '' );
		await save.click();
		await expect( rowOf( screen, sale ) ).toContainText(
			'Scheduled from Jan 2, 2090'
		);
	} );

	await test.step( 'order, with the keyboard', async () => {
		const up = screen.getByRole( 'button', {
			name: `Move “${ pair[ 1 ] }” up`,
		} );
		await up.focus();
		await expect( async () => {
			await screen.keyboard.press( 'Enter' );
			const all = await screen
				.locator( '.frontage-overlay h4' )
				.allInnerTexts();
			expect( all.indexOf( pair[ 1 ] ) ).toBeLessThan(
				all.indexOf( pair[ 0 ] )
			);
		} ).toPass();
		await expect( up ).toBeFocused();
	} );

	await test.step( 'again for everyone', async () => {
		await act( screen, letter, 'Show again to everyone' );
		await screen.getByRole( 'button', { name: 'Show again' } ).click();
		await expect(
			message( screen, 'opens again for everyone' )
		).toBeVisible();
	} );

	await test.step( 'what visitors get of it', async () => {
		await visit( page, `${ url }?letter=1` );
		await expect( dialog( page, letter ) ).toBeVisible();
		for ( const name of [ offer, sale ] ) {
			await expect( printed( name ) ).toHaveCount( 0 );
		}
		await visit( guest, `${ url }?pair=1` );
		await expect( dialog( guest, pair[ 1 ] ) ).toBeVisible();
		await expect( dialog( guest, pair[ 0 ] ) ).toBeHidden();
	} );
} );
