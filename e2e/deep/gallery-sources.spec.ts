/** Galleries and carousels whose images come from the post, in the editor, for visitors and in Query Loops. What need not run at each commit. */
import { dialog } from '../support/lightbox';
import { publishContent } from '../support/rest';
import { sitePhp } from '../support/site-php';
import { expect, test, visit } from '../support/test';

/** Where this file's attachments have their IDs: below all others, where no test's post can have one already. */
const PLACES = { draft: -10, listed: -11, other: -12 };

/**
 * Attaches three photographs to a post.
 *
 * @param post  Post ID.
 * @param place Of `PLACES`; tests must not take each other's.
 */
const attach = ( post: number, place: keyof typeof PLACES ) =>
	sitePhp( `
	require_once WP_PLUGIN_DIR . '/frontage/tests/php/Support/Photographs.php';
	Frontage\\Tests\\Photographs::attach( ${ post }, ${ PLACES[ place ] } );` );

// WordPress releases the lock of the post that the shared editor had open before, which may be gone.
test.use( { expectedErrors: [ /403 .*admin-ajax/ ] } );

const NOTE = /No images are attached to this post/;

test( 'an author shows the images of the post, sees them at once, and the lightbox opens all', async ( {
	editor,
	admin,
	page,
} ) => {
	test.slow();
	const { id } = await publishContent( admin, '', {
		status: 'draft',
	} );
	await editor.edit( id );
	await editor.insert( 'Photo Gallery' );
	const gallery = editor.block( 'frontage/gallery' );
	await gallery
		.getByRole( 'button', { name: 'Use the post’s images' } )
		.click();
	await expect( gallery.getByText( NOTE ) ).toBeVisible();
	await attach( id, 'draft' );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Sort order' ).selectOption( 'newest' );
	await expect( gallery.locator( 'img' ) ).toHaveCount( 3 );
	await settings
		.getByRole( 'combobox', { name: 'Link to' } )
		.selectOption( 'file' );
	await visit( page, await editor.publish() );
	await expect( page.locator( '.frontage-gallery img' ) ).toHaveCount( 3 );
	await page.locator( '.frontage-gallery a' ).first().click();
	await expect( dialog( page ) ).toContainText( '1 of 3' );

	// Back to picked images: the gallery is empty again, for visitors too.
	await editor.select( 'frontage/gallery' );
	await settings
		.getByRole( 'combobox', { name: 'Images', exact: true } )
		.selectOption( '' );
	await expect(
		gallery.getByRole( 'button', { name: 'Media Library' } )
	).toBeVisible();
} );
