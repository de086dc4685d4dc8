/** Views of blocks, as authors set them. */
import { openExtension } from '../support/sidebar';
import { expect, test } from '../support/test';
import type { Editor } from '../support/editor';
import type { Locator } from '@playwright/test';

declare const wp: {
	data: {
		dispatch: ( store: 'core/editor' ) => {
			setDeviceType: ( name: string ) => void;
		};
	};
};

/** Writes a heading and opens its views. */
async function start( editor: Editor ): Promise< Locator > {
	await editor.create( { title: 'Views' } );
	await editor.insert( 'Heading' );
	await expect( editor.block( 'core/heading' ) ).toBeFocused();
	await editor.page.keyboard.type( 'Bread that takes three days' );
	await editor.select( 'core/heading' );
	const settings = await editor.openSettings();
	await openExtension( settings, 'Multi-view' );
	return settings.getByRole( 'group', { name: 'View', exact: true } );
}

const device = ( { page }: Editor, name: string ) =>
	page.evaluate(
		( type ) => wp.data.dispatch( 'core/editor' ).setDeviceType( type ),
		name
	);

test( 'a text is written in the canvas, where Enter does not divide the block', async ( {
	editor,
} ) => {
	const views = await start( editor );
	await views.getByRole( 'button', { name: 'Mobile' } ).click();
	await editor.page
		.getByRole( 'region', { name: 'Editor settings' } )
		.getByLabel( 'Text', { exact: true } )
		.fill( 'Loaf' );
	const heading = editor.block( 'core/heading' );
	await expect( heading ).toHaveText( 'Loaf' );
	await heading.click();
	await editor.page.keyboard.press( 'End' );
	await editor.page.keyboard.type( ' & <b>' );
	await editor.page.keyboard.press( 'Enter' );
	await expect
		.poll( () => editor.content() )
		.toContain( '"content":{"phone":"Loaf \\u0026 \\u003cb\\u003e"}' );
	expect( await editor.content() ).toContain(
		'>Bread that takes three days<'
	);
	await expect( editor.block( 'core/paragraph' ) ).toHaveCount( 0 );
	await device( editor, 'Desktop' );
	await expect( heading ).toHaveText( 'Bread that takes three days' );
} );

test( 'hover is previewed; undo, copy and an own length work', async ( {
	editor,
} ) => {
	const views = await start( editor );
	const settings = editor.page.getByRole( 'region', {
		name: 'Editor settings',
	} );
	const heading = editor.block( 'core/heading' );
	const size = () =>
		heading.evaluate( ( element ) => getComputedStyle( element ).fontSize );
	const before = await size();
	await views.getByRole( 'button', { name: 'Hover' } ).click();
	await settings
		.getByRole( 'combobox', { name: 'Font size' } )
		.selectOption( { label: 'Custom' } );
	await settings
		.getByRole( 'spinbutton', { name: 'Font size' } )
		.fill( '50' );
	await expect.poll( size ).toBe( '50px' );
	await views.getByRole( 'button', { name: 'Desktop' } ).click();
	await expect.poll( size ).toBe( before );
	await editor.select( 'core/heading' );
	await heading.first().focus();
	await editor.page.keyboard.press( 'ControlOrMeta+Shift+D' );
	await expect( heading ).toHaveCount( 2 );
	expect(
		( await editor.content() ).match( /"fontSize":"50px"/g )
	).toHaveLength( 2 );
	await editor.page.keyboard.press( 'ControlOrMeta+z' );
	await expect( heading ).toHaveCount( 1 );
	await editor.page.keyboard.press( 'ControlOrMeta+z' );
	await expect
		.poll( () => editor.content() )
		.not.toContain( '"fontSize":"50px"' );
} );
