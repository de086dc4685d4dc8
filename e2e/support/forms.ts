/** Shared by the form specs: blocks, submissions and emails. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sitePhp } from './site-php';
import { expect } from './test';
import type { Locator, Page } from '@playwright/test';
import { take } from '../../tests/support/items';

export const field = ( kind: string, attributes: object ) =>
	`<!-- wp:frontage/field-${ kind } ${ JSON.stringify( attributes ) } /-->`;

export const name = field( 'text', {
	label: 'Name',
	name: 'name',
	required: true,
} );
export const email = field( 'text', {
	kind: 'email',
	label: 'Email',
	name: 'email',
	required: true,
} );

let number = 0;

/**
 * Returns a form unique to this test.
 *
 * @param attributes Block attributes.
 * @param inner      Its fields.
 */
export const form = ( attributes: object, ...inner: string[] ) =>
	`<!-- wp:frontage/form ${ JSON.stringify( {
		formId: `e2e${ Date.now() }n${ ++number }w${ process.env.TEST_PARALLEL_INDEX }`,
		title: 'Contact',
		...attributes,
	} ) } -->${ inner.join( '' ) }<!-- /wp:frontage/form -->`;

export const send = ( page: Page | Locator ) =>
	page.getByRole( 'button', { name: 'Send' } );
export const thanks = ( page: Page | Locator ) =>
	page.getByText( 'Thank you. Your message has been sent.' );

/**
 * Returns a sender's submissions.
 *
 * @param who Any text that identifies the sender.
 */
export const entriesOf = async ( who: string ) =>
	JSON.parse(
		await sitePhp(
			`echo wp_json_encode( Frontage\\Domain\\Forms\\Entry_List::page( array( 'search' => '${ who }' ) ) );`
		)
	);

export interface Mail {
	to: string | string[];
	subject: string;
	message: string;
	headers: string[];
}

/**
 * Returns the emails WordPress sent to an address.
 *
 * @param who Address unique to this test.
 */
export const mailsTo = async ( who: string ): Promise< Mail[] > => {
	const file = join( process.env.FRONTAGE_SITE_DIR!, 'wp-content/mail.log' );
	return (
		( await readFile( file, 'utf8' ) )
			.split( '\n' )
			// What follows the last end of a line is being written.
			.slice( 0, -1 )
			.filter( ( line ) => line.includes( who ) )
			.map( ( line ) => JSON.parse( line ) as Mail )
			.filter( ( { to } ) => [ to ].flat().includes( who ) )
	);
};

/** Answers the sum that a page asks for. */
export const answerSum = async ( page: Page ) => {
	const sum = page.locator( '.frontage-form__sum' );
	const numbers = ( await sum.innerText() ).match( /\d+/g ) ?? [];
	const [ first, second ] = take( numbers, 2 );
	await page
		.getByLabel( 'Captcha' )
		.fill( String( Number( first ) + Number( second ) ) );
};

/**
 * Clicks a button until its result appears: without JavaScript, clicking too soon requires another click.
 *
 * @param button Locates the button.
 * @param wanted The expected result.
 * @param before Runs before each click.
 */
export const pressUntil = async (
	button: Locator,
	wanted: Locator,
	before = async () => {}
) =>
	expect( async () => {
		if ( await wanted.isVisible() ) {
			return;
		}
		await before();
		await button.click();
		await expect( wanted ).toBeVisible( { timeout: 1000 } );
	} ).toPass();
