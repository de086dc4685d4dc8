/** What a visitor is doing, when an overlay wants to open. */
import { attention } from '../view/attention';

const press = ( selector: string ) =>
	document
		.querySelector( selector )!
		.dispatchEvent( new MouseEvent( 'click', { bubbles: true } ) );

test( 'a link that is followed leaves no time to open; one in a drawing, or to this page, does', () => {
	document.body.innerHTML =
		'<svg><a href="/other/"><text>A</text></a></svg><a class="here" href="#b">B</a><a class="there" href="/other/"><b>C</b></a>';
	// As in browsers.
	Object.assign( document.querySelector( 'svg a' )!, {
		href: { baseVal: '/other/' },
	} );
	const failed = jest.fn();
	addEventListener( 'error', failed );
	jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	const stop = new AbortController();
	const { wait } = attention( stop.signal );
	press( 'text' );
	press( '.here' );
	expect( wait() ).toBeLessThanOrEqual( 0 );
	expect( failed ).not.toHaveBeenCalled();
	press( '.there b' );
	expect( wait() ).toBeGreaterThan( 5000 );
	stop.abort();
	jest.restoreAllMocks();
} );
