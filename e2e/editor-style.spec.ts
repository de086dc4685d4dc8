/** Block looks in the editor: copying them and saving them as presets. */
import type { Editor } from './support/editor';
import { TABS, write } from './support/help';
import { unfold } from './support/sidebar';
import { expect, test } from './support/test';

declare const wp: {
	data: {
		select: ( store: string ) => any;
		dispatch: ( store: string ) => any;
	};
};

// The editor is slow on a busy machine.
test.slow();

const menu = async ( { page }: Editor, item: string ) => {
	await page.mouse.move( 400, 500 );
	await page.mouse.move( 420, 520 );
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Options', exact: true } )
		.click();
	await page.getByRole( 'menuitem', { name: item } ).click();
};

test(
	'a look is pasted to several blocks in one step, also on another page',
	{ tag: '@deep' },
	async ( { editor } ) => {
		await editor.create( { type: 'post' } );
		await write(
			editor,
			`<!-- wp:frontage/accordion {"icon":"plus","className":"is-style-boxed","anchor":"one","style":{"color":{"background":"#ffeedd"}}} --><!-- wp:frontage/accordion-item {"title":"A"} /--><!-- /wp:frontage/accordion -->
		<!-- wp:frontage/accordion {"openMode":"multiple","anchor":"two"} --><!-- wp:frontage/accordion-item {"title":"B"} /--><!-- /wp:frontage/accordion -->
		<!-- wp:frontage/accordion --><!-- wp:frontage/accordion-item {"title":"C"} /--><!-- /wp:frontage/accordion -->`
		);
		await editor.select( 'frontage/accordion', 0 );
		await menu( editor, 'Copy Frontage style' );
		await expect(
			editor.page.getByTestId( 'snackbar' ).first()
		).toContainText( 'Style copied.' );
		const before = await editor.content();
		await editor.page.evaluate( () => {
			const [ , second, third ] = wp.data
				.select( 'core/block-editor' )
				.getBlockOrder();
			wp.data
				.dispatch( 'core/block-editor' )
				.multiSelect( second, third );
		} );
		await menu( editor, 'Paste Frontage style' );
		const LOOK =
			'"className":"is-style-boxed","style":{"color":{"background":"#ffeedd"}}';
		await expect
			.poll(
				async () => ( await editor.content() ).split( LOOK ).length - 1
			)
			.toBe( 3 );
		expect( await editor.content() ).toContain(
			'{"anchor":"two","openMode":"multiple","icon":"plus",'
		);
		await editor.page.evaluate( () =>
			wp.data.dispatch( 'core/editor' ).undo()
		);
		await expect.poll( () => editor.content() ).toBe( before );
		await editor.page.evaluate( () =>
			wp.data.dispatch( 'core/editor' ).resetEditorBlocks( [] )
		);
		await editor.create( { type: 'post' } );
		await editor.insert( 'Frontage Accordion' );
		await editor.select( 'frontage/accordion' );
		await menu( editor, 'Paste Frontage style' );
		await expect.poll( () => editor.content() ).toContain( LOOK );
	}
);

test(
	'a look is saved as a preset, used on another page, renamed, deleted and restored',
	{ tag: '@deep' },
	async ( { editor } ) => {
		const name = `Quiet ${ Date.now() }`;
		const { page } = editor;
		await editor.create( { type: 'post' } );
		await write(
			editor,
			TABS.replace( 'tabs -->', 'tabs {"textColor":"contrast-2"} -->' )
		);
		const presets = async () => {
			await editor.select( 'frontage/tabs' );
			const settings = await editor.openSettings();
			await settings.getByRole( 'tab', { name: 'Styles' } ).click();
			await unfold(
				settings.getByRole( 'button', { name: 'Presets', exact: true } )
			);
			return settings;
		};
		let panel = await presets();
		await panel
			.getByRole( 'button', { name: 'Save style as preset' } )
			.click();
		const dialog = page.getByRole( 'dialog', { name: 'New preset' } );
		await dialog.getByLabel( 'Preset name' ).fill( name );
		await dialog.getByRole( 'button', { name: 'Save' } ).click();
		await expect( dialog ).toBeHidden();
		await editor.create( { type: 'post' } );
		await write( editor, TABS );
		panel = await presets();
		await panel.getByRole( 'button', { name, exact: true } ).click();
		expect( await editor.content() ).toContain(
			'"textColor":"contrast-2"'
		);
		const options = () =>
			panel.getByRole( 'button', { name: `Options for “${ name }` } );
		await options().click();
		await page.getByRole( 'menuitem', { name: 'Rename' } ).click();
		await page
			.getByRole( 'dialog', { name: 'Rename preset' } )
			.getByLabel( 'Preset name' )
			.fill( `${ name } b` );
		await page.keyboard.press( 'Enter' );
		await expect(
			panel.getByRole( 'button', { name: `${ name } b`, exact: true } )
		).toBeVisible();
		await options().click();
		await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
		await expect( options() ).toBeHidden();
		await page
			.getByTestId( 'snackbar' )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await expect(
			panel.getByRole( 'button', { name: `${ name } b`, exact: true } )
		).toBeVisible();
	}
);
