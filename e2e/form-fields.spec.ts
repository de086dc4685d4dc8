/** Ratings, sliders, calculations, rows, terms, and signatures: as visitors fill them in, and as owners read them. */
import {
	field,
	form,
	mailsTo,
	name,
	pressUntil,
	send,
	thanks,
} from './support/forms';
import { publishPage } from './support/modal';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';
import { take } from '../tests/support/items';
import type { Page } from '@playwright/test';

const block = ( slug: string, attributes: object, inner: string ) =>
	`<!-- wp:frontage/${ slug } ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:frontage/${ slug } -->`;

const guests = block(
	'form-group',
	{
		kind: 'repeat',
		label: 'Guests',
		name: 'guests',
		item: 'Guest',
		add: 'Add guest',
		max: 3,
	},
	field( 'text', { label: 'First name', name: 'first', required: true } ) +
		field( 'choice', {
			kind: 'radio',
			label: 'Menu',
			name: 'menu',
			options: [ 'Fish', 'Vegan' ],
		} )
);

const total = field( 'calculation', {
	label: 'Total',
	name: 'total',
	formula: '{guests} * 25 + {tip} + if( {stars} > 3, 0.5, 0 )',
	after: ' €',
} );

const dinner = ( recipients: string ) =>
	form(
		{ title: 'Dinner', recipients },
		name,
		guests,
		field( 'text', {
			kind: 'rating',
			label: 'Stars',
			name: 'stars',
			required: true,
		} ),
		field( 'text', {
			kind: 'range',
			label: 'Tip',
			name: 'tip',
			min: '0',
			max: '20',
			step: 1,
		} ),
		total,
		field( 'text', {
			label: 'Why so much?',
			name: 'why',
			when: {
				relation: 'all',
				rules: [ [ 'total', 'is greater', '50' ] ],
			},
		} ),
		field( 'consent', {
			label: 'I accept the house rules.',
			name: 'rules',
			terms: 'Be on time.<br><br>'.concat(
				'Be kind to each other. '.repeat( 60 )
			),
		} ),
		field( 'signature', {
			label: 'Signature',
			name: 'signature',
			required: true,
		} )
	);

/** Draws a line with the mouse. */
async function sign( page: Page ): Promise< void > {
	const canvas = page.locator( 'canvas' );
	await canvas.scrollIntoViewIfNeeded();
	const box = ( await canvas.boundingBox() )!;
	await page.mouse.move( box.x + 30, box.y + 60 );
	await page.mouse.down();
	await page.mouse.move( box.x + 120, box.y + 20, { steps: 8 } );
	await page.mouse.move( box.x + 200, box.y + 70, { steps: 8 } );
	await page.mouse.up();
}

const group = ( page: Page, title: string ) =>
	page.getByRole( 'group', { name: title, exact: true } );

test( 'rows, stars, a slider and a drawing are filled in on a phone, computed, mailed, and seen in the inbox', async ( {
	admin,
	open,
}, { testId, retry, repeatEachIndex } ) => {
	test.slow();
	const who = `f${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
	const url = await publishPage( admin, dinner( `${ who }@example.org` ) );
	const page = await open( { viewport: { width: 390, height: 844 } } );
	await visit( page, url );
	await page
		.getByRole( 'textbox', { name: 'Name', exact: true } )
		.fill( who );
	await expect( page.locator( 'canvas' ) ).toBeVisible();
	await expect( page.getByText( '25.00 €' ) ).toBeVisible();
	await group( page, 'Guest 1' ).getByLabel( 'First name' ).fill( 'Ada' );
	await expect( group( page, 'Guest 2' ) ).toBeHidden();
	await page.getByRole( 'button', { name: 'Add guest' } ).click();
	await expect(
		group( page, 'Guest 2' ).getByLabel( 'First name' )
	).toBeFocused();
	await page.keyboard.type( 'Ben' );
	await page.getByRole( 'button', { name: 'Add guest' } ).click();
	await expect(
		page.getByRole( 'button', { name: 'Add guest' } )
	).toBeHidden();
	await group( page, 'Guest 3' ).getByLabel( 'First name' ).fill( 'Cyd' );
	await group( page, 'Guest 3' ).getByLabel( 'Vegan' ).check();
	await expect( page.getByText( '75.00 €' ) ).toBeVisible();
	await expect( page.getByLabel( 'Why so much?' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Remove Guest 2' } ).click();
	await expect( group( page, 'Guest 3' ) ).toBeHidden();
	await expect(
		group( page, 'Guest 2' ).getByLabel( 'First name' )
	).toHaveValue( 'Cyd' );
	await expect(
		group( page, 'Guest 2' ).getByLabel( 'Vegan' )
	).toBeChecked();
	await expect(
		page.getByRole( 'button', { name: 'Add guest' } )
	).toBeFocused();
	await send( page ).click();
	const summary = page.getByRole( 'alert' );
	await expect( summary ).toBeFocused();
	for ( const missing of [
		'Stars',
		'I accept the house rules.',
		'Signature',
	] ) {
		await expect(
			summary.getByRole( 'link', { name: missing } )
		).toBeVisible();
	}
	await expectNoAxe( page, '.frontage-form' );
	await expectNoOverflow( page );
	await summary.getByRole( 'link', { name: 'Stars' } ).click();
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( page.getByRole( 'radio', { name: '4 of 5' } ) ).toBeChecked();
	await page.getByRole( 'slider', { name: 'Tip' } ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( page.locator( '.frontage-form__value' ) ).toHaveText( '2' );
	await expect( page.getByText( '52.50 €' ) ).toBeVisible();
	await page.getByLabel( 'I accept the house rules.' ).check();
	await sign( page );
	await expect(
		page.getByText( 'Your drawing is used as the signature.' )
	).toBeVisible();
	await send( page ).click();
	await expect( thanks( page ) ).toBeVisible();
	const [ mail ] = take( await mailsTo( `${ who }@example.org` ), 1 );
	for ( const line of [
		'Guest 1: First name: Ada',
		'Guest 2: Menu: Vegan',
		'Stars: 4 / 5',
		'Total: 52.50 €',
		'Signature: signature.png',
	] ) {
		expect( mail.message ).toContain( line );
	}
	expect( mail.message ).toMatch(
		/house rules\.: Yes \(version [0-9a-f]{8}\)/
	);

	await admin.goto( '/wp-admin/admin.php?page=frontage&tab=entries' );
	await admin.getByRole( 'searchbox' ).fill( who );
	await admin
		.getByRole( 'row' )
		.filter( { hasText: who } )
		.getByRole( 'link' )
		.click();
	const details = admin.getByRole( 'region', { name: 'Message' } );
	const drawing = details.getByRole( 'img', { name: 'Drawn signature' } );
	await expect
		.poll( () =>
			drawing.evaluate(
				( image: HTMLImageElement ) => image.naturalWidth
			)
		)
		.toBe( 900 );
	await details.getByText( 'Accepted text' ).click();
	await expect( details.getByText( 'Be on time.' ) ).toBeVisible();
} );

test( 'without JavaScript, a press adds a row and keeps everything, Enter sends, and the server computes', async ( {
	admin,
	open,
}, { testId, retry, repeatEachIndex } ) => {
	const who = `n${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
	const url = await publishPage( admin, dinner( `${ who }@example.org` ) );
	const page = await open( { javaScriptEnabled: false } );
	await visit( page, url );
	await page
		.getByRole( 'textbox', { name: 'Name', exact: true } )
		.fill( who );
	await page.locator( '.frontage-form__star' ).nth( 4 ).click();
	await expect( group( page, 'Guest 2' ) ).toBeHidden();
	await page.getByRole( 'button', { name: 'Add guest' } ).click();
	await expect( group( page, 'Guest 2' ) ).toBeVisible();
	await expect(
		page.getByRole( 'textbox', { name: 'Name', exact: true } )
	).toHaveValue( who );
	await expect( page.getByRole( 'radio', { name: '5 of 5' } ) ).toBeChecked();
	await expect( page.getByRole( 'alert' ).getByRole( 'link' ) ).toHaveCount(
		0
	);
	await group( page, 'Guest 1' ).getByLabel( 'First name' ).fill( 'Ada' );
	await group( page, 'Guest 2' ).getByLabel( 'First name' ).fill( 'Ben' );
	await page.getByRole( 'button', { name: 'Remove Guest 1' } ).click();
	await expect(
		group( page, 'Guest 1' ).getByLabel( 'First name' )
	).toHaveValue( 'Ben' );
	await page.getByLabel( 'I accept the house rules.' ).check();
	await page.getByLabel( 'Type your full name' ).fill( `Ada ${ who }` );
	await page.getByLabel( 'Type your full name' ).press( 'Enter' );
	// Faster than a person, the form asks for further presses.
	await pressUntil( send( page ), thanks( page ) );
	const [ mail ] = take( await mailsTo( `${ who }@example.org` ), 1 );
	expect( mail.message ).toContain( 'Guest 1: First name: Ben' );
	expect( mail.message ).toContain( 'Total: 25.50 €' );
	expect( mail.message ).toContain( `Signature: Ada ${ who }` );
} );
