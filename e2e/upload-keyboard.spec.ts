/** File fields with the keyboard alone: what is focused, what is said, and what each row says. */
import { publishPage } from './support/modal';
import { expect, expectNoAxe, test, visit } from './support/test';
import { file, filesOf, PDF } from './support/uploads';

test( 'with the keyboard alone files are chosen, heard, removed and chosen again', async ( {
	admin,
	page,
} ) => {
	// Playwright begins to catch dialogs a moment after the first listener is there.
	page.on( 'filechooser', () => {} );
	const who = `Typist ${ Date.now() }`;
	await visit(
		page,
		await publishPage(
			admin,
			`<!-- wp:frontage/form {"formId":"keys${ Date.now() }","title":"Application"} --><!-- wp:frontage/field-text {"label":"Name","name":"name"} /--><!-- wp:frontage/field-file {"label":"Drawings","name":"drawings","count":3,"size":100,"types":"pdf","required":true} /--><!-- /wp:frontage/form -->`
		)
	);
	const { keyboard } = page;
	const box = page.locator( '.frontage-files' );
	const input = page.getByLabel( 'Drawings' );
	const said = box.getByRole( 'status' );
	const remove = ( name: string ) =>
		page.getByRole( 'button', { name: `Remove ${ name }` } );
	const choose = async ( ...files: ReturnType< typeof file >[] ) => {
		await expect( input ).toBeFocused();
		const [ chooser ] = await Promise.all( [
			page.waitForEvent( 'filechooser' ),
			keyboard.press( 'Enter' ),
		] );
		await chooser.setFiles( files );
	};

	await page.getByLabel( 'Name' ).focus();
	await keyboard.type( who );
	await expect( box ).toContainText( 'drop, or paste files' );
	await keyboard.press( 'Tab' );
	await choose(
		file( 'one.pdf' ),
		file( 'large.pdf', PDF.repeat( 2500 ) ),
		file( 'two.pdf' )
	);
	// What is announced, and what the rows of the list contain.
	await expect( said ).toHaveText( 'Invalid File Size: 100 Kilobytes Max' );
	await expect
		.poll( () => box.getByRole( 'list' ).ariaSnapshot() )
		.toMatch(
			/one\.pdf ✓ [\s\S]*large\.pdf [\s\S]*Invalid File Size: 100[\s\S]*two\.pdf ✓ /
		);
	await expectNoAxe( page, '.frontage-form' );

	// The form is not sent before the bad one is gone; the message leads to the field.
	await page.getByRole( 'button', { name: 'Send' } ).focus();
	await keyboard.press( 'Enter' );
	await expect( page.getByRole( 'alert' ) ).toBeFocused();
	await keyboard.press( 'Tab' );
	await expect(
		page.getByRole( 'link', { name: 'Drawings' } )
	).toBeFocused();
	await keyboard.press( 'Enter' );
	await expect( input ).toBeFocused();
	for ( const name of [ 'one.pdf', 'large.pdf' ] ) {
		await keyboard.press( 'Tab' );
		await expect( remove( name ) ).toBeFocused();
	}
	await keyboard.press( 'Enter' );
	await expect( said ).toHaveText( 'large.pdf was removed.' );
	await expect( remove( 'two.pdf' ) ).toBeFocused();
	await keyboard.press( 'Space' );
	await expect( remove( 'one.pdf' ) ).toBeFocused();
	await keyboard.press( 'Space' );
	await expect( said ).toHaveText( 'one.pdf was removed.' );
	await choose( file( 'three.pdf' ) );
	await expect( said ).toHaveText( '1 of 1 files sent' );
	await expectNoAxe( page, '.frontage-form' );
	await page.getByRole( 'button', { name: 'Send' } ).focus();
	await keyboard.press( 'Enter' );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( await filesOf( who ) ).toEqual( [ 'three.pdf' ] );
} );
