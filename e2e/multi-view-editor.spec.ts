/** Views of blocks, as authors set them. */
import { openExtension } from './support/sidebar';
import { expect, test, visit } from './support/test';
import type { Editor } from './support/editor';
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

test(
	'the canvas shows the previewed device, and visitors get it',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		const views = await start( editor );
		const settings = editor.page.getByRole( 'region', {
			name: 'Editor settings',
		} );
		const heading = editor.block( 'core/heading' );
		await views.getByRole( 'button', { name: 'Tablet' } ).click();
		await settings
			.getByLabel( 'Text', { exact: true } )
			.fill( 'Bread & salt' );
		await settings
			.getByRole( 'combobox', { name: 'Text alignment' } )
			.selectOption( 'end' );
		await expect( heading ).toHaveText( 'Bread & salt' );
		await expect( heading ).toHaveCSS( 'text-align', 'end' );
		await device( editor, 'Mobile' );
		await expect(
			views.getByRole( 'button', { name: 'Mobile' } )
		).toHaveAttribute( 'aria-pressed', 'true' );
		await expect( heading ).toHaveText( 'Bread & salt' );
		await settings
			.getByRole( 'combobox', { name: 'Visibility', exact: true } )
			.selectOption( { label: 'Hidden' } );
		await expect( heading ).toHaveCSS( 'opacity', '0.3' );
		await device( editor, 'Desktop' );
		await expect( heading ).toHaveText( 'Bread that takes three days' );
		await expect( heading ).toHaveCSS( 'opacity', '1' );
		expect( await editor.content() ).toContain(
			'{"frontage":{"multi-view":{"content":{"tablet":"Bread \\u0026 salt"},"styles":{"tablet":{"textAlign":"end"}},"visibility":{"phone":false}}}}'
		);
		expect( await editor.content() ).toContain(
			'>Bread that takes three days<'
		);
		await visit( guest, await editor.publish() );
		await guest.setViewportSize( { width: 800, height: 700 } );
		const shown = guest.getByRole( 'heading', {
			name: 'Bread & salt',
			exact: true,
		} );
		await expect( shown ).toHaveCSS( 'text-align', 'end' );
		await guest.setViewportSize( { width: 500, height: 700 } );
		await expect( shown ).toBeHidden();
	}
);
