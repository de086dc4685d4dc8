/** What the queue of popups did in the owner's tests, on the Status tab. */
import { dialog, publishPage } from './support/modal';
import { at, escape, popup } from './support/overlays';
import { SCREEN, expect, message, test } from './support/settings';
import { sitePhp } from './support/site-php';
import { expectNoAxe, visit } from './support/test';

test(
	'a popup opens every time in the owner’s test, uncounted; what the queue did there is listed, and nothing else',
	{ tag: '@deep' },
	async ( { admin, owner, page } ) => {
		const name = `Logged ${ Math.random().toString( 36 ).slice( 2, 8 ) }`;
		const id = name.replace( ' ', '-' );
		const url = await publishPage(
			admin,
			popup( id, {
				anchor: id,
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
		const log = screen.getByRole( 'region', {
			name: 'Popups in your tests',
		} );
		await expect( log ).toContainText( 'Nothing yet.' );

		for ( let round = 0; round < 2; round++ ) {
			await visit( screen, `${ url }?frontage-test-overlays=1` );
			await expect( dialog( screen, name ) ).toBeVisible();
			await escape( screen );
			await expect( dialog( screen, name ) ).toBeHidden();
		}
		await expect(
			screen.getByRole( 'menuitem', { name: 'Stop testing popups' } )
		).toBeAttached();
		expect(
			await sitePhp(
				`echo count( array_filter( Frontage\\Domain\\Overlay\\Counts::by_day( array( '${ id }' ), 30 ) ) );`
			)
		).toBe( '0' );
		await visit( screen, `${ SCREEN }&tab=status` );
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

		// Neither an ordinary visit of the owner nor one of a visitor is written down.
		await log.getByRole( 'button', { name: 'Clear log' } ).click();
		await visit( screen, url );
		await visit( page, `${ url }?frontage-test-overlays=1` );
		for ( const one of [ screen, page ] ) {
			await expect( dialog( one, name ) ).toBeVisible();
			expect(
				JSON.parse(
					await one.evaluate(
						() => localStorage[ 'frontage-queue-log' ] ?? '[]'
					)
				)
			).toEqual( [] );
		}
	}
);
