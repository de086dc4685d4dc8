/** The preview paginates with the links that the server printed. */
import { linkIn } from '../edit/use-turning';

jest.mock( '@wordpress/block-editor', () => ( {} ), { virtual: true } );
jest.mock( '@wordpress/components', () => ( {} ) );

test( 'a link in the preview keeps the URL of the preview', () => {
	const html =
		'<nav class="frontage-pagination"><a class="is-previous" href="?#b"></a><a class="is-next" href="https://example.org/page/?frontage-blog%5Bb%5D=all,3#b"></a></nav>';
	expect( linkIn( html, 'next' ) ).toBe( 'frontage-blog%5Bb%5D=all,3' );
	expect( linkIn( html, 'previous' ) ).toBe( '' );
	expect( linkIn( '<p></p>', 'next' ) ).toBeUndefined();
} );
