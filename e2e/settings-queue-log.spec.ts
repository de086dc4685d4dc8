/** What the queue of popups did in the owner's tests, on the Status tab. */
import { dialog, publishPage } from './support/modal';
import { at, popup } from './support/overlays';
import { SCREEN, expect, message, test } from './support/settings';
import { expectNoAxe, visit } from './support/test';

test( 'lists what the queue did in the owner’s tests, and nothing else', async ( {
	admin,
	owner,
	page,
} ) => {
	const name = `Logged ${ Math.random().toString( 36 ).slice( 2, 8 ) }`;
	const url = await publishPage(
		admin,
		popup( name.replace( ' ', '-' ), {
			...at( 'delay', '0' ),
			label: name,
			isDemanded: true,
		} ) +
			popup( `Other-${ name.slice( -6 ) }`, {
				...at( 'delay', '0' ),
				label: `Phones ${ name }`,
				conditions: [ { type: 'device', values: [ 'phone' ] } ],
			} )
	);
	const screen = await owner( '&tab=status' );
	const log = screen.getByRole( 'region', { name: 'Popups in your tests' } );
	await expect( log ).toContainText( 'Nothing yet.' );

	// Neither an ordinary visit of the owner nor one of a visitor is written down.
	await visit( screen, url );
	await expect( dialog( screen, name ) ).toBeVisible();
	await visit( page, `${ url }?frontage-test-overlays=1` );
	await expect( dialog( page, name ) ).toBeVisible();
	for ( const one of [ screen, page ] ) {
		expect(
			await one.evaluate( () => localStorage[ 'frontage-queue-log' ] )
		).toBeUndefined();
	}

	await visit( screen, `${ url }?frontage-test-overlays=1` );
	await expect( dialog( screen, name ) ).toBeVisible();
	await screen.keyboard.press( 'Escape', { delay: 120 } );
	await expect( dialog( screen, name ) ).toBeHidden();
	// Closing goes back, which may end what is opened next.
	await expect( () => visit( screen, `${ SCREEN }&tab=status` ) ).toPass();
	await expect( log ).toContainText( `“${ name }” is closed` );
	const lines = ( await log.getByRole( 'listitem' ).allInnerTexts() ).map(
		( text ) => text.replace( /^[\d.]+ s /, '' )
	);
	// Newest first.
	expect( lines.indexOf( `“${ name }” is closed` ) ).toBeLessThan(
		lines.indexOf( `“${ name }” opens` )
	);
	expect( lines ).toContain( `“${ name }” asks to open: After a delay` );
	expect( lines ).toContain(
		`“Phones ${ name }”: Does not open: it is not for this device`
	);
	await expectNoAxe( screen, '#frontage-settings' );
	await log.getByRole( 'button', { name: 'Clear log' } ).click();
	await expect( log ).toContainText( 'Nothing yet.' );
	await message( screen, 'Log cleared' )
		.getByRole( 'button', { name: 'Undo' } )
		.click();
	await expect( log ).toContainText( `“${ name }” opens` );
	await expect(
		screen.getByRole( 'region', { name: 'Popups opened by visitors' } )
	).toContainText( 'Opened' );
} );
