/** Variants that are removed while a test runs: nothing that was counted of them becomes another one's. */
import { randomUUID } from 'node:crypto';
import type { Editor } from './support/editor';
import { publishContent } from './support/rest';
import { paragraph, testMarkup } from './support/split';
import { expect, test } from './support/test';

/** Returns the numbers of the variants besides the control, as they would be saved. */
const subjects = async ( editor: Editor ): Promise< string[] > =>
	[ ...( await editor.content() ).matchAll( /"subject":"(\d+)"/g ) ].map(
		( [ , subject ] ) => subject!
	);

test( 'a new variant has a number that no removed one had, also after undo and another visit', async ( {
	admin,
	editor,
} ) => {
	test.slow();
	const { id } = await publishContent(
		admin,
		testMarkup( randomUUID(), {}, paragraph( 'Old' ), paragraph( 'New' ) )
	);
	await editor.edit( id );
	const use = async ( name: string ) => {
		await editor.select( 'frontage/split-test' );
		await editor.page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'button', { name } )
			.click();
	};
	const choose = () =>
		editor.canvas.getByRole( 'button', { name: /^Variant B/ } ).click();
	await choose();
	await use( 'Remove variant' );
	await expect.poll( () => subjects( editor ) ).toEqual( [] );
	await editor.page.keyboard.press( 'ControlOrMeta+z' );
	await expect.poll( () => subjects( editor ) ).toEqual( [ '1' ] );
	await choose();
	await use( 'Remove variant' );
	await expect.poll( () => subjects( editor ) ).toEqual( [] );
	await editor.update();

	await editor.edit( id );
	await use( 'Duplicate variant' );
	await expect.poll( () => subjects( editor ) ).toEqual( [ '2' ] );
	await editor.update();
} );
