/** The order of panels in the sidebar: a block's own first, the group of extensions last and closed. What need not run at each commit. */
import { beforeOwn, panels } from '../support/sidebar';
import { expect, test } from '../support/test';

declare const wp: any;

const PICTURE = '/wp-includes/images/media/default.png';

test( 'settings that appear late come before those of extensions', async ( {
	editor,
} ) => {
	await editor.create();
	for ( const [ title, name, own, changed ] of [
		[ 'Hotspots', 'frontage/hotspots', 'Hotspots', { url: PICTURE } ],
		[
			'Popup',
			'frontage/modal',
			'Who sees it',
			{ triggers: [ { type: 'delay', value: '5' } ] },
		],
	] as const ) {
		await test.step( name, async () => {
			await editor.insert( title );
			await editor.select( name );
			await editor.openSettings();
			await expect
				.poll( () => panels( editor.page ) )
				.toContain( 'Frontage' );
			expect( await panels( editor.page ) ).not.toContain( own );
			await editor.page.evaluate(
				( attributes ) =>
					wp.data
						.dispatch( 'core/block-editor' )
						.updateBlockAttributes(
							wp.data
								.select( 'core/block-editor' )
								.getSelectedBlockClientId(),
							attributes
						),
				changed
			);
			await expect.poll( () => panels( editor.page ) ).toContain( own );
			// What is drawn late is put in its place when it is there.
			await expect.poll( () => beforeOwn( editor.page ) ).toEqual( [] );
		} );
	}
} );

test( 'a block of WordPress has extensions last, too', async ( { editor } ) => {
	await editor.create();
	await editor.insert( 'Image' );
	await editor.select( 'core/image' );
	const settings = await editor.openSettings();
	await settings
		.getByRole( 'tab', { name: 'Settings', exact: true } )
		.click();
	await expect
		.poll( async () => ( await panels( editor.page ) ).pop() )
		.toBe( 'Frontage' );
	await settings
		.getByRole( 'button', { name: 'Frontage', exact: true } )
		.click();
	for ( const name of [ 'Animation', 'Lightbox', 'Tooltip' ] ) {
		await expect(
			settings.getByRole( 'button', { name, exact: true } )
		).toBeVisible();
	}
} );
