/** Galleries and carousels whose images come from the post, in the editor, for visitors and in Query Loops. */
import { inLoop, listBlock } from './support/posts';
import { publishContent, publishPage } from './support/rest';
import { sitePhp } from './support/site-php';
import { expect, test, visit } from './support/test';

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

test( 'a carousel shows them as slides, on the canvas and without script', async ( {
	editor,
	noJs,
	page,
} ) => {
	test.slow();
	await visit( page, '/modules/carousel/' );
	const row = page.getByRole( 'group', { name: 'Images', exact: true } );
	await expect( row.getByRole( 'group', { name: /of 3/ } ) ).toHaveCount( 3 );
	await visit( noJs, '/modules/carousel/' );
	await expect(
		noJs
			.getByRole( 'group', { name: 'Images', exact: true } )
			.locator( 'figure.wp-block-image img' )
	).toHaveCount( 3 );
	await editor.create();
	await editor.insert( 'Dynamic Image Carousel' );
	await expect(
		editor.block( 'frontage/carousel' ).getByText( NOTE )
	).toBeVisible();
} );

test( 'in a Query Loop, each post has its own images', async ( {
	admin,
	page,
} ) => {
	const title = 'Fetched by the loop of a gallery test';
	const [ one, other ] = [
		await publishContent( admin, '', { title }, 'posts' ),
		await publishContent( admin, '', { title }, 'posts' ),
	];
	await attach( one.id, 'listed' );
	await attach( other.id, 'other' );
	const gallery = listBlock( 'gallery', {
		source: { kind: 'attached', limit: 2 },
		hasPages: false,
	} );
	const loop = inLoop(
		`<!-- wp:post-template -->${ gallery }<!-- /wp:post-template -->`,
		{ search: `"${ title }"`, offset: 0 }
	);
	await visit( page, await publishPage( admin, loop ) );
	const galleries = page.locator( '.frontage-gallery' );
	await expect( galleries ).toHaveCount( 2 );
	for ( const index of [ 0, 1 ] ) {
		await expect( galleries.nth( index ).locator( 'img' ) ).toHaveCount(
			2
		);
	}
} );
