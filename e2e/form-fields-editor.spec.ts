/** The fields and templates of forms in the editor, and the import of forms. */
import { expect, test } from './support/test';

test(
	'an author writes a formula and is told what is wrong with it',
	{ tag: '@deep' },
	async ( { editor } ) => {
		await editor.create( { title: 'Order' } );
		await editor.insert( 'Contact Form' );
		await editor.select( 'frontage/field-text' );
		await editor.insert( 'Calculation' );
		const settings = await editor.openSettings();
		await settings.getByLabel( 'Formula' ).fill( '{nobody} * 2' );
		const calculation = editor.block( 'frontage/field-calculation' );
		await expect( calculation ).toContainText(
			'The form has no field {nobody}.'
		);
		await settings.getByLabel( 'Formula' ).fill( '{name} * ' );
		await expect( calculation ).toContainText( 'This is not a formula.' );
		await settings.getByLabel( 'Formula' ).fill( 'count( {name} ) * 2' );
		await expect( calculation.getByRole( 'status' ) ).toHaveCount( 0 );
	}
);

test(
	'an empty form offers templates, of which one is put in its place',
	{ tag: '@deep' },
	async ( { editor } ) => {
		await editor.create( { title: 'Templates' } );
		await editor.insert( 'Form' );
		const form = editor.block( 'frontage/form' );
		await form.getByRole( 'button', { name: 'Order form' } ).click();
		await expect(
			editor.block( 'frontage/field-calculation' )
		).toHaveCount( 1 );
		await expect( editor.block( 'frontage/form-group' ) ).toContainText(
			'Delivery address'
		);
	}
);

test( 'an owner imports a form of another plugin after a preview, and takes it back', async ( {
	admin,
}, { testId, retry, repeatEachIndex } ) => {
	const who = `Imported ${ testId.slice(
		-8
	) }${ retry }${ repeatEachIndex }`;
	await admin.goto( '/wp-admin/admin.php?page=frontage&tab=tools' );
	await admin.locator( 'input[type=file]' ).setInputFiles( {
		name: 'wpforms.json',
		mimeType: 'application/json',
		buffer: Buffer.from(
			JSON.stringify( [
				{
					fields: {
						1: { id: '1', type: 'email', label: 'Email' },
						2: { id: '2', type: 'likert_scale', label: 'Opinions' },
					},
					settings: { form_title: who },
				},
			] )
		),
	} );
	await expect(
		admin.getByText( 'There is no field of the type “likert_scale”.' )
	).toBeVisible();
	await admin
		.locator( '.frontage-dry-run' )
		.getByRole( 'button', { name: 'Import', exact: true } )
		.click();
	await expect(
		admin.getByText( 'Imported “wpforms.json”. Changes: 1.' ).first()
	).toBeVisible();
	await admin.getByRole( 'button', { name: 'Undo import' } ).click();
	await expect(
		admin
			.getByTestId( 'snackbar' )
			.getByText( 'The last import was undone.' )
	).toBeVisible();
} );
