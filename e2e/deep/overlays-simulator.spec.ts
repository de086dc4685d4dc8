/** The simulator on the Overlays tab, for visitors of every kind. */
import { at } from '../support/overlays';
import { expect, test } from '../support/settings';
import {
	SIMULATOR,
	addAct,
	cells,
	pageWith,
	simulate,
	unique,
} from '../support/simulator';
import { sitePhp } from '../support/site-php';

test( 'tells new visitors from returning ones, roles, devices, and dates', async ( {
	admin,
	owner,
} ) => {
	const once = unique( 'Once' );
	const sale = unique( 'Sale' );
	const staff = unique( 'Staff' );
	const loud = { isDemanded: true, again: 'visit' };
	const url = await pageWith(
		admin,
		[ once, { ...loud, ...at( 'delay', '1' ), again: 'once' } ],
		[ sale, { ...at( 'delay', '20' ), ...loud } ],
		[
			staff,
			{
				...at( 'delay', '40' ),
				...loud,
				conditions: [
					{ type: 'role', values: [ 'editor' ] },
					{ type: 'device', values: [ 'phone' ] },
				],
			},
		]
	);
	const [ , id ] = /"anchor":"(Sale[^"]*)"/.exec(
		await sitePhp(
			`echo get_post( url_to_postid( '${ url }' ) )->post_content;`
		)
	)!;
	await sitePhp(
		`Frontage\\Domain\\Overlay\\Arrangement::change( array( '${ id }' ), array( 'from' => strtotime( '2040-01-01 UTC' ), 'until' => strtotime( '2040-02-01 UTC' ) ) );`
	);
	const screen = await owner( SIMULATOR );
	await screen.getByLabel( 'Address' ).fill( url );
	await addAct( screen, 'Closes what is open', 5 );
	await addAct( screen, 'Closes what is open', 35 );
	await simulate( screen );
	const outcome = ( name: string ) => cells( screen, name ).nth( 2 );
	await expect( outcome( once ) ).toHaveText( 'Opens at 2.0 s' );
	await expect( outcome( sale ) ).toHaveText(
		'Never opens: it is outside its schedule'
	);
	await expect( outcome( staff ) ).toHaveText(
		'Never opens: it is not for this role'
	);

	await screen.getByLabel( 'Earlier visits' ).fill( '1' );
	await screen.getByLabel( 'Role' ).selectOption( 'editor' );
	await screen.getByLabel( 'Date and time' ).fill( '2040-01-15T12:00' );
	await simulate( screen );
	await expect( outcome( once ) ).toHaveText(
		'Never opens: this visitor has already seen it'
	);
	await expect( outcome( sale ) ).toHaveText( 'Opens at 20.1 s' );
	await expect( outcome( staff ) ).toHaveText(
		'Never opens: it is not for this device'
	);

	await screen.getByLabel( 'Device' ).selectOption( 'phone' );
	await simulate( screen );
	await expect( outcome( staff ) ).toHaveText( /^Opens at 4\d/ );
} );
