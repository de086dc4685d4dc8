/** Groups of fields, and rows of them that visitors add. */
import { allFieldsForm, group } from './support/all-fields-form';
import { mailsTo, pressUntil, send, thanks } from './support/forms';
import { publishPage } from './support/modal';
import { expect, expectNoAxe, test, visit } from './support/test';
import { take } from '../tests/support/items';

test( 'without JavaScript, a press adds a row and keeps everything, Enter sends, and the server computes', async ( {
	admin,
	open,
}, { testId, retry, repeatEachIndex } ) => {
	const who = `n${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
	const url = await publishPage(
		admin,
		allFieldsForm( `${ who }@example.org` )
	);
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

test(
	'a group that begins to repeat offers all fields, and names rows within rows, which cannot be',
	{ tag: '@deep' },
	async ( { editor } ) => {
		await editor.create( { title: 'Guests' } );
		await editor.insert( 'Contact Form' );
		await editor.select( 'frontage/field-text' );
		await editor.insert( 'Field Group' );
		const block = editor.block( 'frontage/form-group' );
		await expect( block ).toHaveCount( 1 );
		await editor.select( 'frontage/field-text', 1 );
		await editor.insert( 'Signature Field' );
		await editor.select( 'frontage/field-text', 1 );
		await editor.insert( 'Field Group' );
		await expect( block ).toHaveCount( 2 );
		await editor.select( 'frontage/form-group', 1 );
		const settings = await editor.openSettings();
		await settings.getByLabel( 'Fields' ).selectOption( 'repeat' );
		await editor.select( 'frontage/form-group' );
		await expect( block.locator( '.components-notice' ) ).toHaveCount( 0 );
		await settings.getByLabel( 'Fields' ).selectOption( 'repeat' );
		await expect( block.locator( '.components-notice' ) ).toContainText(
			'Rows cannot contain rows. Move out of this group: Field Group'
		);
		await expectNoAxe( editor.page, '.interface-complementary-area' );
	}
);
