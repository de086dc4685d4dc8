/**
 * What every block must pass in the editor, generated from the fixtures on its page of the demo site.
 *
 * A spec of a block holds only what is particular to it.
 */
import { inaccessible, nameFixtures } from './matrix/checks';
import { test } from './matrix/open-post';
import { blocks } from './matrix/modules';
import { beforeOwn } from './support/sidebar';
import { expect } from './support/test';

const SIDEBAR = '.interface-interface-skeleton__sidebar';

for ( const { slug, fixtures } of blocks ) {
	test( `${ slug } is inserted, set up, saved and read again`, async ( {
		post,
	} ) => {
		const { editor, page } = post;
		const name = `frontage/${ slug }`;
		await post.insert( name );
		await expect( editor.block( name ).first() ).toBeAttached();
		await editor.select( name );
		await editor.openSettings();
		if ( fixtures.length ) {
			await post.complete( slug );
		}
		expect
			.soft( await beforeOwn( page ), 'Its own settings are first' )
			.toEqual( [] );
		await nameFixtures( page );
		expect
			.soft(
				await inaccessible( page, SIDEBAR ),
				'Settings are accessible'
			)
			.toEqual( [] );
		await post.openPanels();
		expect.soft( await post.save(), 'A new block is saved' ).toEqual( [] );
		if ( fixtures.length ) {
			await post.write( slug );
			await expect( editor.block( name ).first() ).toBeAttached();
			expect
				.soft( await post.save(), 'Fixtures are saved' )
				.toEqual( [] );
		}
		await expect
			.soft(
				editor.canvas.locator(
					'.block-editor-block-list__block-crash-warning'
				)
			)
			.toHaveCount( 0 );
		expect.soft( post.complaints(), 'The editor is quiet' ).toEqual( [] );
	} );
}
