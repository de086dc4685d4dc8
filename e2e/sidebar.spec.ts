/** The order of panels in the sidebar: a block's own first, the group of extensions last and closed. */
import { expect, test } from './support/test';

declare const wp: any;

test( 'extensions are closed until they are used, by keyboard too', async ( {
	editor,
} ) => {
	const { page } = editor;
	await editor.create();
	await editor.insert( 'Timeline' );
	await editor.select( 'frontage/timeline' );
	const settings = await editor.openSettings();
	const toggle = ( name: string ) =>
		settings.getByRole( 'button', { name, exact: true } );
	await expect( toggle( 'Frontage' ) ).toHaveAttribute(
		'aria-expanded',
		'false'
	);
	await toggle( 'Frontage' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( toggle( 'Animation' ) ).toHaveAttribute(
		'aria-expanded',
		'false'
	);
	await expect( toggle( 'Tooltip' ) ).toHaveAttribute(
		'aria-expanded',
		'false'
	);
	await toggle( 'Tooltip' ).focus();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Tab' );
	await expect( toggle( 'Tooltip options' ) ).toBeFocused();
	// The panel draws its fields a moment after its menu.
	const text = settings.getByRole( 'textbox', {
		name: 'Text',
		exact: true,
	} );
	await expect( text ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await expect( text ).toBeFocused();
	await page.keyboard.type( 'Our years' );
	await expect
		.poll( () => editor.content() )
		.toContain( '"tooltip":{"text":"Our years"}' );
	await page.evaluate( () =>
		wp.data.dispatch( 'core/block-editor' ).clearSelectedBlock()
	);
	await editor.select( 'frontage/timeline' );
	await expect( toggle( 'Tooltip' ) ).toHaveAttribute(
		'aria-expanded',
		'true'
	);
	await toggle( 'Tooltip options' ).click();
	await page.getByRole( 'menuitem', { name: 'Reset all' } ).click();
	await expect.poll( () => editor.content() ).not.toContain( 'tooltip' );
} );
