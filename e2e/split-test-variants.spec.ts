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

test(
	'a new variant has a number that no removed one had, also after undo and another visit',
	{ tag: '@deep' },
	async ( { admin, editor } ) => {
		test.slow();
		const { id } = await publishContent(
			admin,
			testMarkup(
				randomUUID(),
				{},
				paragraph( 'Old' ),
				paragraph( 'New' )
			)
		);
		await editor.edit( id );
		const tools = editor.page.getByRole( 'toolbar', {
			name: 'Block tools',
		} );
		const has = ( numbers: string[] ) =>
			expect.poll( () => subjects( editor ) ).toEqual( numbers );
		const duplicate = async () => {
			await editor.select( 'frontage/split-test' );
			await tools
				.getByRole( 'button', { name: 'Duplicate variant' } )
				.click();
		};
		const removeLast = async () => {
			await editor.select( 'frontage/split-test' );
			await editor.canvas
				.getByRole( 'button', { name: /^Variant C/ } )
				.click();
			await tools
				.getByRole( 'button', { name: 'Remove variant' } )
				.click();
			await has( [ '1' ] );
		};
		await duplicate();
		await has( [ '1', '2' ] );
		await editor.update();

		await editor.edit( id );
		await removeLast();
		await editor.page.keyboard.press( 'ControlOrMeta+z' );
		await has( [ '1', '2' ] );
		await removeLast();
		await editor.update();

		await editor.edit( id );
		await duplicate();
		await has( [ '1', '3' ] );
		await editor.update();
	}
);
