/** Smooth scrolling on the front end. */
import { rects } from '../../../tests/support/rects';
import { matchMediaAs } from '../../../tests/support/match-media';
import { follow } from '../view/follow';
import { targetOf } from '../view/target';

const PROPS = { duration: 800, delay: 700, notice: 100 };
const HIDDEN = 'frontage-smooth-scroll-hidden';

let scrolled: number;
let isStill = false;
let opened = { type: 'navigate', name: '' };
let stop = () => {};

const one = ( selector: string ) =>
	document.querySelector< HTMLElement >( selector )!;

const start = () => {
	stop = follow( one( 'i' ) as Parameters< typeof follow >[ 0 ], PROPS );
};

/** Clicks a link, and returns whether the browser was kept from following it. */
const press = ( href: string, keys = {} ) => {
	one( 'a' ).setAttribute( 'href', href );
	let isKept = false;
	// After the module's own, and so that jsdom does not navigate.
	addEventListener(
		'click',
		( event ) => {
			isKept = event.defaultPrevented;
			event.preventDefault();
		},
		{ once: true }
	);
	one( 'a' ).dispatchEvent(
		new MouseEvent( 'click', { bubbles: true, cancelable: true, ...keys } )
	);
	return isKept;
};

const pass = ( time: number ) => jest.advanceTimersByTimeAsync( time );

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML =
		'<i></i><a>Link</a><h2 id="a"></h2><p id="note" role="alert"></p><dialog><p id="in"></p></dialog><p id="closed"></p><p id="a:~:text=bread"></p>';
	history.replaceState( null, '', '/' );
	history.scrollRestoration = 'auto';
	scrolled = -1;
	isStill = false;
	opened = { type: 'navigate', name: '' };
	matchMediaAs( () => isStill );
	performance.getEntriesByType = () => [
		opened as PerformanceNavigationTiming,
	];
	document.elementFromPoint = () => document.body;
	window.scrollTo = ( ( { top }: ScrollToOptions ) => {
		scrolled = top!;
	} ) as typeof scrollTo;
	for ( const element of document.querySelectorAll< HTMLElement >(
		'[id]'
	) ) {
		element.getBoundingClientRect = () => ( { top: 900 } ) as DOMRect;
		element.getClientRects = () => rects( element.id !== 'closed' );
	}
} );

afterEach( () => {
	stop();
	jest.useRealTimers();
} );

test.each( [
	'#nowhere',
	'#',
	'#top',
	'#%E0%A4%A',
	'#closed',
	'#in',
	'#a:~:text=bread',
	'#:~:text=bread',
] )( '%s is left to the browser', ( hash ) => {
	expect( targetOf( hash ) ).toBe( null );
} );

test( 'a link scrolls there in 800 ms, updates the URL and moves the focus', async () => {
	start();
	expect( press( '#a' ) ).toBe( true );
	expect( location.hash ).toBe( '#a' );
	await pass( 700 );
	expect( scrolled ).toBeLessThan( 900 );
	expect( one( '#a' ).matches( ':focus' ) ).toBe( false );
	await pass( 150 );
	expect( one( '#a' ).matches( ':focus' ) ).toBe( true );
} );

test( 'leaves 100 pixels more above a notice', async () => {
	start();
	const tops: number[] = [];
	window.scrollTo = ( ( { top }: ScrollToOptions ) => {
		tops.push( top! );
	} ) as typeof scrollTo;
	press( '#note' );
	await pass( 850 );
	expect( Math.max( ...tops ) ).toBe( 800 );
} );

test( 'leaves other clicks to the browser and to scripts', () => {
	start();
	expect( press( '#a', { ctrlKey: true } ) ).toBe( false );
	expect( press( '/other/#a' ) ).toBe( false );
	one( 'a' ).setAttribute( 'target', '_blank' );
	expect( press( '#a' ) ).toBe( false );
	expect( location.hash ).toBe( '' );
} );

test( 'a link in a drawing is left to the browser', () => {
	start();
	const failed = jest.fn();
	addEventListener( 'error', failed, { once: true } );
	jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	document.body.insertAdjacentHTML(
		'beforeend',
		'<svg><a href="#a"><text>A</text></a></svg>'
	);
	const text = document.querySelector( 'text' )!;
	text.dispatchEvent( new MouseEvent( 'click', { bubbles: true } ) );
	expect( failed ).not.toHaveBeenCalled();
	expect( scrolled ).toBe( -1 );
	jest.restoreAllMocks();
} );

test( 'a page opened with a fragment waits 700 ms at its top, then scrolls', async () => {
	opened.name = 'http://localhost/#a';
	history.replaceState( null, '', '/#a' );
	start();
	expect( scrolled ).toBe( 0 );
	expect( history.scrollRestoration ).toBe( 'manual' );
	expect( one( '#a' ).className ).toBe( HIDDEN );
	await pass( 690 );
	expect( one( '#a' ).className ).toBe( HIDDEN );
	await pass( 30 );
	expect( one( '#a' ).className ).toBe( '' );
	await pass( 700 );
	expect( scrolled ).toBeGreaterThan( 0 );
	await pass( 150 );
	expect( one( '#a' ).matches( ':focus' ) ).toBe( true );
	expect( history.scrollRestoration ).toBe( 'auto' );
} );

test( 'a visitor who scrolls first is left alone', async () => {
	opened.name = 'http://localhost/#a';
	start();
	dispatchEvent( new Event( 'wheel' ) );
	await pass( 2000 );
	expect( scrolled ).toBe( 0 );
	expect( one( '#a' ).className ).toBe( '' );
	expect( history.scrollRestoration ).toBe( 'auto' );
} );

test.each( [
	[ 'a text fragment', { name: 'http://localhost/#a:~:text=x' }, false ],
	[ 'Back', { type: 'back_forward' }, false ],
	[ 'a reload', { type: 'reload' }, false ],
	[ 'reduced motion', {}, true ],
	[ 'an invalid fragment', { name: 'http://localhost/#none' }, false ],
] )( 'does nothing at load for %s', ( _, entry, still ) => {
	isStill = still;
	opened = { type: 'navigate', name: 'http://localhost/#a', ...entry };
	start();
	expect( scrolled ).toBe( -1 );
	expect( history.scrollRestoration ).toBe( 'auto' );
} );
