import { plain } from './plain';

it.each( [
	[ '<b>When</b>?', 'When?' ],
	[ 'One<br>two', 'One two' ],
	[ ' &nbsp;\u00a0<em> </em>', '' ],
	[ '<img src="a" alt="Home" />', 'Home' ],
	[ '<img src="a" alt="">', '' ],
	[ undefined, '' ],
] )( 'keeps of %s', ( html, text ) => {
	expect( plain( html ) ).toBe( text );
} );
