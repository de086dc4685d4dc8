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

test( 'one who leaves does not wait for islands that Back itself wakes, only for a pressed control', () => {
	document.body.innerHTML =
		'<frontage-island data-state="waking"><button>Open</button></frontage-island>';
	const stop = new AbortController();
	const { wait } = attention( stop.signal );
	const nowOrNever = true;
	expect( wait() ).toBeGreaterThan( 0 );
	expect( wait( nowOrNever ) ).toBeLessThanOrEqual( 0 );
	document.querySelector( 'button' )!.dataset.pending = '';
	expect( wait( nowOrNever ) ).toBeGreaterThan( 0 );
	stop.abort();
} );
