/**
 * What every block must pass in the editor, generated from the fixtures on its page of the demo site.
 *
 * A spec of a block holds only what is particular to it.
 */
import { inaccessible, nameFixtures } from './matrix/checks';
import { test } from './matrix/open-post';
import { blocks, byPost, names } from './matrix/modules';
import { beforeOwn } from './support/sidebar';
import { expect } from './support/test';

const SIDEBAR = '.interface-interface-skeleton__sidebar';

for ( const modules of byPost( blocks ) ) {
	const slugs = modules.map( ( { slug } ) => slug );

	test( `${ names( modules ) } are inserted, set up, saved and read again`, async ( {
		post,
	} ) => {
		const { editor, page } = post;
		await post.readFixtures( slugs );
		for ( const slug of slugs ) {
			await test.step( slug, async () => {
				await post.insert( slug );
				const block = editor.block( `frontage/${ slug }` ).first();
				await expect( block ).toBeAttached();
				await editor.openSettings();
				expect
					.soft(
						await beforeOwn( page ),
						`Settings of ${ slug } are first`
					)
					.toEqual( [] );
				await nameFixtures( page );
				expect
					.soft(
						await inaccessible( page, SIDEBAR ),
						`Settings of ${ slug } are accessible`
					)
					.toEqual( [] );
				await post.openPanels();
			} );
		}
		await post.write( slugs );
		for ( const slug of slugs ) {
			await expect(
				editor.block( `frontage/${ slug }` ).first()
			).toBeAttached();
		}
		expect.soft( await post.save(), 'They are saved' ).toEqual( [] );
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
