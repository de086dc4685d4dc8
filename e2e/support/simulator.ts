/** Shared by the specs of the simulator on the Overlays tab. */
import type { Locator, Page } from '@playwright/test';
import { publishPage } from './modal';
import { TALL, popup } from './overlays';
import { expect } from './settings';

export const SIMULATOR = '&tab=overlays&simulate=1';

/** Returns a name that no other test has. */
export const unique = ( name: string ) =>
	`${ name } ${ Math.random().toString( 36 ).slice( 2, 8 ) }`;

const anchor = ( name: string ) => name.replace( ' ', '-' );

/** Publishes a long page with popups, each with its name and attributes. */
export const pageWith = ( admin: Page, ...popups: [ string, object ][] ) =>
	publishPage(
		admin,
		TALL +
			popups
				.map( ( [ name, attributes ] ) =>
					popup( anchor( name ), { label: name, ...attributes } )
				)
				.join( '' )
	);

/**
 * Simulates with the visitor in the form, and waits for the result.
 *
 * @param screen The simulator.
 */
export async function simulate( screen: Page ): Promise< void > {
	await screen
		.getByRole( 'button', { name: 'Simulate', exact: true } )
		.click();
	await done( screen );
}

/** Waits until nothing is being simulated and there is a result. */
export async function done( screen: Page ): Promise< void > {
	await expect( screen.getByText( /^Simulating/ ) ).toHaveCount( 0, {
		timeout: 60_000,
	} );
	await expect( slider( screen ) ).toBeVisible();
}

export const slider = ( screen: Page ): Locator =>
	screen.getByRole( 'slider', { name: /^Seconds since/ } );

/**
 * Moves the slider.
 *
 * @param screen  The simulator.
 * @param seconds Since the page was loaded.
 */
export async function moveTo( screen: Page, seconds: number ): Promise< void > {
	await screen
		.getByRole( 'spinbutton', { name: /^Seconds since/ } )
		.fill( String( seconds ) );
}

/** Waits until the frame has reached the time of the slider. */
export const atRest = ( screen: Page ): Promise< void > =>
	expect(
		screen.getByRole( 'figure', { name: 'The page at this moment' } )
	).toHaveAttribute( 'aria-busy', 'false', { timeout: 30_000 } );

/**
 * Returns the cells of a popup: its name, its state now, and what becomes of it.
 *
 * @param screen The simulator.
 * @param name   Name of the popup.
 */
export const cells = ( screen: Page, name: string ): Locator =>
	screen
		.getByRole( 'table', { name: 'Popups of this page' } )
		.getByRole( 'row' )
		.filter( { hasText: name } )
		.getByRole( 'cell' );

/**
 * Adds what the visitor does.
 *
 * @param screen The simulator.
 * @param what   Label of the action.
 * @param at     Second.
 */
export async function addAct(
	screen: Page,
	what: string,
	at: number
): Promise< void > {
	const acts = screen.getByRole( 'group', { name: 'What the visitor does' } );
	await acts.getByLabel( 'Action' ).selectOption( what );
	await acts.getByLabel( 'At second' ).fill( String( at ) );
	await acts.getByRole( 'button', { name: 'Add action' } ).click();
}

/** Returns the simulated page. */
export const simulated = ( screen: Page ) =>
	screen.frameLocator( 'iframe[title="Simulated page"]' );
