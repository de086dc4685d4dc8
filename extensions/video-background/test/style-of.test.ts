/** The poster and its shade in the editor, whatever is saved. */
import { styleOf } from '../edit/style-of';

const posterOf = ( poster: unknown ) =>
	styleOf( { poster } )[ '--frontage-video-background-poster' ];

it.each( [
	[ '/up/a.jpg', 'url("/up/a.jpg")' ],
	[ '/up/a%20b.jpg', 'url("/up/a%20b.jpg")' ],
	[ '/up/a b.jpg', 'url("/up/a%20b.jpg")' ],
	[ '/up/100%.jpg', 'url("/up/100%.jpg")' ],
	[ '/up/a.jpg")\\;}', 'url("/up/a.jpg%22%29%5C%3B}")' ],
	[ '\ud800', 'url("\ud800")' ],
] )( 'writes %s as an address in CSS', ( poster, css ) => {
	expect( posterOf( poster ) ).toBe( css );
} );

it( 'has no poster without an address', () => {
	expect( styleOf( {} ) ).toEqual( {
		'--frontage-video-background-dim': '40%',
	} );
} );
