/** Split tests for authors. */
import { expect, test, visit } from '../support/test';

test( 'is inserted, written, duplicated and published', async ( {
	editor,
	open,
} ) => {
	test.slow();
	await editor.create( { title: 'Tested' } );
	await editor.insert( 'Split Test' );
	const variants = editor.block( 'frontage/split-variant' );
	await expect( variants ).toHaveCount( 2 );
	await variants.nth( 0 ).locator( 'p' ).first().click();
	await editor.page.keyboard.type( 'Limes.' );
	const choose = ( name: RegExp ) =>
		editor.canvas.getByRole( 'button', { name } ).click();
	await choose( /^Variant B/ );
	await expect( variants.nth( 0 ) ).toBeHidden();
	await variants.nth( 1 ).locator( 'p' ).first().click();
	await editor.page.keyboard.type( 'Lemons.' );
	await editor.select( 'frontage/split-test' );
	await editor.page.mouse.move( 400, 500 );
	await editor.page.mouse.move( 420, 520 );
	const tools = editor.page.getByRole( 'toolbar', {
		name: 'Block tools',
	} );
	await tools.getByRole( 'button', { name: 'Duplicate variant' } ).click();
	await expect( variants ).toHaveCount( 3 );
	await expect(
		editor.canvas.getByRole( 'button', { name: /^Variant C · 33%/ } )
	).toBeVisible();
	const url = await editor.publish();
	const guest = await open();
	await visit( guest, url );
	const templates = guest.locator( '[data-split] > template' );
	await expect( templates ).toHaveCount( 2 );
	const subjects = await templates.evaluateAll( ( all ) =>
		all.map( ( one ) => ( one as HTMLElement ).dataset.subject )
	);
	expect( subjects ).toEqual( [ '1', '2' ] );
} );
