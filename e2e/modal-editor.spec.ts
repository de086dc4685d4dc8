/** Popups in the framed editor. */
import type { Editor } from './support/editor';
import { dialog } from './support/modal';
import { expect, test, visit } from './support/test';

/** Collapses and expands the content on the canvas; a duplicate gets its own anchor. */
async function foldAndCopy( editor: Editor ): Promise< void > {
	const content = editor.canvas.locator( '.frontage-modal__preview' );
	await editor.select( 'frontage/modal' );
	await expect( content ).toBeVisible();
	const toolbar = editor.page.getByRole( 'toolbar', { name: 'Block tools' } );
	await toolbar.getByRole( 'button', { name: 'Hide content' } ).click();
	await expect( content ).toBeHidden();
	await toolbar.getByRole( 'button', { name: 'Show content' } ).click();
	await expect( content ).toBeVisible();
	await editor.page.keyboard.press( 'ControlOrMeta+Shift+D' );
	await expect
		.poll( async () => {
			const all = [
				...( await editor.content() ).matchAll( /"anchor":"([^"]+)"/g ),
			].map( ( [ , anchor ] ) => anchor );
			return [ all.length, new Set( all ).size ];
		} )
		.toEqual( [ 2, 2 ] );
}

// The editor is slow on a busy machine.
test.slow();

test(
	'an author inserts it, sets its triggers, simulates a visitor and publishes',
	{ tag: '@deep' },
	async ( { editor, page } ) => {
		await editor.create( { type: 'post', title: 'With a popup' } );
		await editor.insert( 'Popup' );
		// In the editor's iframe, as with all blocks of apiVersion 3.
		await expect(
			editor.page.locator( 'iframe[name="editor-canvas"]' )
		).toBeVisible();
		const popup = editor.block( 'frontage/modal' );
		await popup
			.getByRole( 'textbox', { name: 'Button text' } )
			.fill( 'Look inside' );
		await popup.locator( 'h2' ).click();
		await editor.page.keyboard.type( 'A surprise' );
		await editor.select( 'frontage/modal' );
		const settings = await editor.openSettings();
		await expect( settings.getByText( /^Opens only when/ ) ).toBeVisible();
		await expect(
			settings.getByText( 'Times opened: 0. Conversions: 0.' )
		).toBeVisible();
		await settings
			.getByRole( 'button', { name: 'Open automatically', exact: true } )
			.click();
		await settings.getByRole( 'button', { name: 'Add trigger' } ).click();
		await settings
			.getByLabel( 'Trigger', { exact: true } )
			.selectOption( 'scroll' );
		await settings.getByRole( 'button', { name: 'Who sees it' } ).click();
		await settings.getByRole( 'button', { name: 'Add condition' } ).click();
		await settings.getByLabel( 'Values' ).fill( 'posts' );
		await editor.page.keyboard.press( 'Enter' );
		// Leaves the field: its suggestions would shift what is below.
		await editor.page.keyboard.press( 'Tab' );
		await expect(
			settings.getByText(
				'Opens once a week after scrolling 50%, on posts.'
			)
		).toBeVisible();
		await settings
			.getByRole( 'button', { name: 'Simulate a visitor' } )
			.click();
		await expect(
			settings.getByText( 'Would open after scrolling 50%.' ).first()
		).toBeVisible();
		for ( const [ what, who ] of [
			[ 'Visitor', 'administrator' ],
			[ 'Device', 'desktop' ],
			[ 'Cart', 'filled' ],
		] as const ) {
			await settings
				.getByLabel( what, { exact: true } )
				.last()
				.selectOption( who );
		}
		await settings
			.getByLabel( 'Date', { exact: true } )
			.last()
			.fill( '2030-01-31' );
		await settings
			.getByLabel( 'Page', { exact: true } )
			.last()
			.selectOption( 'front' );
		await expect(
			settings.getByText( 'Would not open: only on posts.' ).first()
		).toBeVisible();
		await foldAndCopy( editor );
		await visit( page, await editor.publish() );
		await page
			.getByRole( 'button', { name: 'Look inside' } )
			.first()
			.click();
		await expect( dialog( page, 'Look inside' ).first() ).toContainText(
			'A surprise'
		);
	}
);
