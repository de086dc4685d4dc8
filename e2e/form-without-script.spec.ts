/** Forms for visitors whose browser runs no script of the page, whatever the reason. */
import { deepUnless } from './support/deep';
import {
	answerSum,
	email,
	entriesOf,
	field,
	form,
	name,
	send,
	thanks,
} from './support/forms';
import { publishPage } from './support/rest';
import { expect, test, visit } from './support/test';
import type { BrowserContextOptions, Page } from '@playwright/test';

const DAY = 86_400;
const MINUTE = 60;

const SITUATIONS: [
	string,
	BrowserContextOptions,
	Record< string, string >,
][] = [
	[ 'script off', { javaScriptEnabled: false }, {} ],
	[ 'a policy that allows no script', {}, { frontage_env_script: 'none' } ],
	[
		'a theme without wp_footer',
		{},
		{ frontage_env_theme: 'classic', frontage_env_footer: 'none' },
	],
];

const heard = field( 'choice', {
	kind: 'checkbox',
	label: 'How did you hear of us?',
	name: 'heard',
	options: [ 'From a friend', 'Elsewhere' ],
} );

const contact = ( attributes: object = {} ) =>
	form( attributes, name, email, heard );

const newsletter = '<!-- wp:frontage/newsletter /-->';

/**
 * Moves the server's clock for what this visitor asks next.
 *
 * @param page    The visitor.
 * @param seconds A page printed in the past is one that a cache kept.
 */
const moveClock = ( page: Page, seconds: number ) =>
	page.context().addCookies( [
		{
			name: 'frontage_env_clock',
			value: String( seconds ),
			url: process.env.FRONTAGE_URL,
		},
	] );

/** Opens a page as it was printed some time ago. */
async function visitOld( page: Page, url: string, seconds: number ) {
	await moveClock( page, -seconds );
	await visit( page, url );
	expect(
		await page.evaluate( () => customElements.get( 'frontage-island' ) )
	).toBeUndefined();
	await moveClock( page, 0 );
}

async function fill( page: Page, who: string ) {
	await page.getByRole( 'textbox', { name: 'Name' } ).fill( who );
	await page
		.getByRole( 'textbox', { name: 'Email', exact: true } )
		.fill( 'nora@example.org' );
	await page.getByLabel( 'Elsewhere' ).check();
}

/** Expects a friendly second step, in view, with all that was entered. */
async function expectStep( page: Page, who: string, text: RegExp ) {
	const step = page.locator( '.frontage-form__summary' );
	await expect( step ).toHaveText( text );
	await expect( step ).toHaveRole( 'status' );
	await expect( step ).toBeInViewport();
	await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
	await expect( page.locator( '[aria-invalid]' ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'textbox', { name: 'Name' } ) ).toHaveValue(
		who
	);
	await expect( page.getByLabel( 'Elsewhere' ) ).toBeChecked();
	expect( await entriesOf( who ) ).toHaveLength( 0 );
}

test.use( { expectedErrors: [ /Content Security Policy/ ] } );

for ( const [ situation, options, cookies ] of SITUATIONS ) {
	test( `${ situation }: a message and a subscription take one press each`, async ( {
		admin,
		open,
		own,
	} ) => {
		const url = await publishPage(
			admin,
			'<!-- wp:paragraph --><p>Write</p><!-- /wp:paragraph -->'.repeat(
				30
			) +
				contact() +
				newsletter
		);
		const page = await open( options, cookies );
		await visitOld( page, url, MINUTE );
		await fill( page, own );
		await send( page ).click();
		await expect( thanks( page ) ).toBeInViewport();
		expect( await entriesOf( own ) ).toHaveLength( 1 );

		await visitOld( page, url, MINUTE );
		await page.getByLabel( 'Email address' ).fill( `${ own }@example.org` );
		await page.getByRole( 'button', { name: 'Subscribe' } ).click();
		await expect(
			page.getByText( 'Almost done. Open the email' )
		).toBeInViewport();
	} );

	test(
		`${ situation }: a page cached for days and a sum take a second press, which is no error`,
		deepUnless( situation === 'script off' ),
		async ( { admin, open, own } ) => {
			const page = await open( options, cookies );
			await visitOld(
				page,
				await publishPage( admin, contact() ),
				3 * DAY
			);
			await fill( page, own );
			await send( page ).click();
			await expectStep( page, own, /One more step: send/ );
			await moveClock( page, MINUTE );
			await send( page ).click();
			await expect( thanks( page ) ).toBeVisible();

			await visitOld(
				page,
				await publishPage( admin, contact( { captcha: 'math' } ) ),
				3 * DAY
			);
			await fill( page, `${ own }sum` );
			await send( page ).click();
			await expectStep(
				page,
				`${ own }sum`,
				/answer the question below/
			);
			await answerSum( page );
			await moveClock( page, MINUTE );
			await send( page ).click();
			await expect( thanks( page ) ).toBeVisible();
			expect( await entriesOf( own ) ).toHaveLength( 2 );
		}
	);
}
