/** Parts of the feed that need no page. */
import { accountIn } from '../edit/account';
import { candidates } from '../view/candidates';
import { locationOf } from '../view/location';
import { resolutionFor } from '../view/use-resolution';

const SIZES = { 640: 'c', 150: 'a', 320: 'b' };
const urls = ( resolution: number, ...broken: string[] ) =>
	candidates( SIZES, resolution, broken )
		.map( ( { url } ) => url )
		.join( '' );

test.each( [
	[ 0, 'abc' ],
	[ 150, 'abc' ],
	[ 320, 'bc' ],
	[ 640, 'c' ],
	[ 9999, 'c' ],
] )( 'at %i pixels, smaller copies are left out', ( resolution, left ) => {
	expect( urls( resolution ) ).toBe( left );
} );

test( 'a smaller copy replaces broken ones only if there is no larger one', () => {
	expect( urls( 320, 'b' ) ).toBe( 'c' );
	expect( urls( 320, 'b', 'c' ) ).toBe( 'a' );
	expect( urls( 0, 'a', 'b', 'c' ) ).toBe( '' );
} );

test.each( [
	[ 100, 1, 150 ],
	[ 100, 2, 320 ],
	[ 321, 1, 640 ],
	[ 2000, 3, 640 ],
] )( '%i pixels at density %i need %i', ( width, ratio, needed ) => {
	expect( resolutionFor( width, ratio ) ).toBe( needed );
} );

test.each( [
	[ '<main><p></p></main>', 'content' ],
	[ '<footer><p></p></footer>', 'footer' ],
	[ '<header><p></p></header>', 'header' ],
	[ '<footer><aside><p></p></aside></footer>', 'sidebar' ],
] )( 'in %s it is in the %s', ( html, place ) => {
	document.body.innerHTML = html;
	expect( locationOf( document.querySelector( 'p' )! ) ).toBe( place );
} );

test.each( [
	[ 'https://www.instagram.com/Harbour.Studio/', 'harbour.studio' ],
	[ ' https://instagram.com/a_b?hl=de ', 'a_b' ],
	[ 'https://www.instagram.com/p/Cx1/', '' ],
	[ 'https://www.instagram.com/explore/', '' ],
	[ 'https://www.instagram.com.evil.example/a', '' ],
	[ 'See https://www.instagram.com/a', '' ],
] )( 'pasting %s names “%s”', ( text, name ) => {
	expect( accountIn( text ) ).toBe( name );
} );
