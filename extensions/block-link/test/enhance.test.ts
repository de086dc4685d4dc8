/** Following a link to a place on the page. */
import { scrollPageTo } from '@frontage/scroll';
import { rects } from '../../../tests/support/rects';
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

const place = () => document.querySelector( 'p' )!;

beforeEach( () => {
	jest.clearAllMocks();
	history.replaceState( null, '', '/' );
	document.body.innerHTML =
		'<a class="frontage-block-link" href="#the-oven">Bread</a><p id="the-oven"></p>';
	place().getClientRects = () => rects( true );
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

it( 'leaves what is closed around a place to the browser, which opens it', () => {
	place().getClientRects = () => rects( false );
	expect( click() ).toBe( true );
	expect( scrollPageTo ).not.toHaveBeenCalled();
} );

it( 'keeps what WordPress knows about the history entry, and adds one only for another place', () => {
	history.replaceState( { wpInteractivityId: 'x' }, '' );
	const before = history.length;
	click();
	click();
	expect( history.state ).toEqual( { wpInteractivityId: 'x' } );
	expect( history.length ).toBe( before + 1 );
} );

it( 'leaves the focus to a visitor who has taken over', async () => {
	jest.mocked( scrollPageTo ).mockResolvedValueOnce( false );
	click();
	await Promise.resolve();
	expect( document.querySelector( 'p:focus' ) ).toBeNull();
} );
