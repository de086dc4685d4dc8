/** The simulator on the Overlays tab: the real page with its real queue, in a frame. */
import { at } from './support/overlays';
import { expect, test } from './support/settings';
import {
	SIMULATOR,
	addAct,
	atRest,
	cells,
	done,
	moveTo,
	pageWith,
	simulate,
	simulated,
	unique,
} from './support/simulator';
import { expectNoAxe, expectNoOverflow } from './support/test';

test(
	'shows who wins and who waits at each time, in the page itself',
	{ tag: '@deep' },
	async ( { admin, owner } ) => {
		const late = unique( 'Late' );
		const exit = unique( 'Exit' );
		const must = unique( 'Must' );
		const url = await pageWith(
			admin,
			[ late, at( 'delay', '5' ) ],
			[ exit, at( 'exit' ) ],
			[ must, { ...at( 'delay', '8' ), isDemanded: true } ]
		);
		const screen = await owner( SIMULATOR );
		await screen.getByLabel( 'Address' ).fill( url );
		await simulate( screen );
		await expect( cells( screen, late ).nth( 2 ) ).toHaveText(
			'Opens at 5.1 s'
		);
		await expect( cells( screen, exit ).nth( 2 ) ).toHaveText(
			'Never opens: its trigger does not happen'
		);
		const dialogOf = ( name: string ) =>
			simulated( screen ).locator( `dialog[aria-label="${ name }"]` );
		await expect( dialogOf( late ) ).toBeVisible();
		await moveTo( screen, 4 );
		await expect( cells( screen, late ).nth( 1 ) ).toHaveText(
			'Its trigger has not happened yet'
		);
		await expect( dialogOf( late ) ).toBeHidden();

		// The mouse leaves first: the delayed one waits until it is closed, and the limit is reached.
		await addAct( screen, 'Moves the mouse out of the page', 4 );
		await done( screen );
		await addAct( screen, 'Closes what is open', 20 );
		await done( screen );
		await moveTo( screen, 10 );
		await expect( cells( screen, exit ).nth( 1 ) ).toHaveText(
			'Open since 4.1 s'
		);
		await expect( cells( screen, late ).nth( 1 ) ).toHaveText(
			'Does not open: the limit per page is reached'
		);
		await expect( cells( screen, must ).nth( 1 ) ).toHaveText(
			'Waits until what is open is closed'
		);
		await expect( dialogOf( exit ) ).toBeVisible();
		await atRest( screen );
		await moveTo( screen, 25 );
		await expect( cells( screen, exit ).nth( 1 ) ).toHaveText(
			'Closed at 20.0 s'
		);
		await expect( cells( screen, late ).nth( 2 ) ).toHaveText(
			'Never opens: the limit per page is reached'
		);
		await expect( cells( screen, must ).nth( 1 ) ).toHaveText(
			'Waits until the pause between two popups is over'
		);
		// Ten seconds after the other was closed.
		await expect( cells( screen, must ).nth( 2 ) ).toHaveText(
			'Opens at 30.0 s'
		);
		await atRest( screen );
		await expect( dialogOf( exit ) ).toBeHidden();
		// The owner's focus is not the visitor's: one who leaves the window gets no popup.
		await simulated( screen )
			.locator( ':root' )
			.evaluate( () => window.focus() );
		await moveTo( screen, 31 );
		await expect( dialogOf( must ) ).toBeVisible();
	}
);

test(
	'says what is wrong with an address',
	{ tag: '@deep' },
	async ( { admin, expectedErrors, owner } ) => {
		expectedErrors.push( /status of 404/, /Refused to display|in a frame/ );
		const screen = await owner( SIMULATOR, {
			viewport: { width: 390, height: 844 },
		} );
		const address = screen.getByLabel( 'Address' );
		await address.fill( 'https://elsewhere.example/' );
		await screen
			.getByRole( 'button', { name: 'Simulate', exact: true } )
			.click();
		await expect(
			screen.getByText( 'Address: enter a page of this site.' ).first()
		).toBeVisible();
		await address.fill( '/no-such-page/' );
		await simulate( screen );
		await expect(
			screen.getByText( /“not found” \(404\)/ ).first()
		).toBeVisible();
		const url = await pageWith( admin );
		await address.fill( url );
		await simulate( screen );
		await expect(
			screen.getByText( 'No popup of this page opens by itself.' )
		).toBeVisible();
		await expectNoOverflow( screen );
		await expectNoAxe( screen, '#frontage-settings' );

		// A server that forbids frames, and a cache that does not know the owner.
		for ( const [ headers, problem ] of [
			[ { 'x-frame-options': 'DENY' }, /cannot be shown in a frame/ ],
			[ {}, /sent the ordinary page/ ],
		] as [ Record< string, string >, RegExp ][] ) {
			await screen.route( /frontage-simulate/, ( route ) =>
				route.fulfill( {
					headers,
					contentType: 'text/html',
					body: '<p>Cached</p>',
				} )
			);
			await screen
				.getByRole( 'button', { name: 'Simulate', exact: true } )
				.click();
			await expect( screen.getByText( problem ).first() ).toBeVisible();
			await screen.unroute( /frontage-simulate/ );
		}
	}
);
