/** Following a link to a place on the page. */
import { scrollPageTo } from '@frontage/scroll';
import { enhance } from '../view/enhance';

jest.mock( '@frontage/scroll', () => ( {
	lander: jest.fn( () => () => 500 ),
	scrollPageTo: jest.fn( () => Promise.resolve( true ) ),
} ) );

let stop = () => {};

const link = () => document.querySelector< HTMLElement >( 'a' )!;

/** Clicks the link and returns whether the browser follows it. */
const click = ( init: MouseEventInit = {} ) =>
	link().dispatchEvent(
		new MouseEvent( 'click', { bubbles: true, cancelable: true, ...init } )
	);

beforeEach( () => {
	jest.clearAllMocks();
	document.body.innerHTML =
		'<a class="frontage-module-link" href="#the-oven">Bread</a><p id="the-oven"></p>';
	stop = enhance();
} );

afterEach( () => stop() );

it( 'scrolls there in 800 ms, and moves focus there', async () => {
	expect( click() ).toBe( false );
	expect( scrollPageTo ).toHaveBeenCalledWith( expect.any( Function ), {
		duration: 800,
	} );
	await Promise.resolve();
	expect( document.querySelector( 'p:focus' ) ).not.toBeNull();
	expect( location.hash ).toBe( '#the-oven' );
} );

it.each( [
	[ 'with a key for a new tab', { ctrlKey: true } ],
	[ 'with the middle button', { button: 1 } ],
] )( 'leaves a click %s to the browser', ( _, init ) => {
	click( init );
	expect( scrollPageTo ).not.toHaveBeenCalled();
} );

it( 'leaves other links, and places that are not there, to the browser', () => {
	link().setAttribute( 'href', '#gone' );
	click();
	link().setAttribute( 'href', '#the-oven' );
	link().classList.add( 'woocommerce-review-link' );
	click();
	expect( scrollPageTo ).not.toHaveBeenCalled();
} );
