/** The table of contents on the front end. */
import { enhance } from '../view/enhance';
import { FakeIntersectionObserver } from '../../../tests/support/observers';
import { rect, rects } from '../../../tests/support/rects';

const PAGE = `<div id="list">
	<frontage-island><nav><details open><summary><h2>Contents</h2><i class="contents__now"></i></summary><div class="contents__body"><ol>
		<li><a href="#a">A</a></li><li><a href="#b">B</a></li><li><a href="#%C3%BC">Ü</a></li>
	</ol></div></details></nav><a href="#top"></a></frontage-island>
</div><h2 id="a"></h2><h2 id="b"></h2><h2 id="ü"></h2>`;

let scrolled: number;
let matches: boolean;
let stop: () => void = () => {};

const one = < Type extends HTMLElement >( selector: string ) =>
	document.querySelector< Type >( selector )!;
const link = ( id: string ) => one( `a[href="#${ id }"]` );
const current = () =>
	document.querySelector( '[aria-current]' )?.textContent ?? '';

const press = ( element: Element, keys = {} ) => {
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
		...keys,
	} );
	element.dispatchEvent( event );
	return event;
};

/** Simulates a heading that crosses the line. */
const cross = ( id: string, isIntersecting = true ) =>
	FakeIntersectionObserver.all
		.find( ( { rootMargin } ) => rootMargin )!
		.see( { target: one( `[id="${ id }"]` ), isIntersecting } );

const start = ( props = {} ) => {
	stop = enhance(
		one< Parameters< typeof enhance >[ 0 ] >( 'frontage-island' ),
		props
	);
};

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = PAGE;
	history.replaceState( null, '', '/' );
	scrolled = 0;
	matches = false;
	window.matchMedia = () => ( { matches } ) as MediaQueryList;
	document.elementFromPoint = () => document.body;
	window.scrollTo = ( ( { top }: ScrollToOptions ) => {
		scrolled = top!;
	} ) as typeof scrollTo;
	[ 'a', 'b', 'ü', 'list' ].forEach( ( id, index ) => {
		const element = one( `[id="${ id }"]` );
		element.getBoundingClientRect = () =>
			( { top: 500 * ( index + 1 ) } ) as DOMRect;
		element.getClientRects = () => rects( true );
	} );
	FakeIntersectionObserver.install();
} );

afterEach( () => {
	stop();
	jest.useRealTimers();
} );

test( 'marks the last heading above the viewport', () => {
	start();
	cross( 'a' );
	expect( current() ).toBe( 'A' );
	cross( 'b' );
	expect( current() ).toBe( 'B' );
	cross( 'b', false );
	expect( current() ).toBe( 'A' );
	cross( 'a', false );
	expect( current() ).toBe( '' );
} );

test( 'observes its headings and its box until it ends', () => {
	one( '#b' ).remove();
	start();
	const observed = () =>
		FakeIntersectionObserver.all.map( ( each ) => [ ...each.observed ] );
	expect( observed() ).toEqual( [
		[ one( '#a' ), one( '[id=ü]' ) ],
		[ one( '#list' ) ],
	] );
	stop();
	expect( observed() ).toEqual( [ [], [] ] );
} );

test( 'a click scrolls there in 800 ms, updates the URL and moves the focus', async () => {
	start();
	const focus = jest.spyOn( one( '#b' ), 'focus' );
	expect( press( link( 'b' ) ).defaultPrevented ).toBe( true );
	expect( current() ).toBe( 'B' );
	expect( location.hash ).toBe( '#b' );
	await jest.advanceTimersByTimeAsync( 700 );
	expect( scrolled ).toBeLessThan( 1000 );
	await jest.advanceTimersByTimeAsync( 150 );
	expect( scrolled ).toBe( 1000 );
	expect( one( '#b' ).matches( ':focus' ) ).toBe( true );
	expect( one( '#b' ).tabIndex ).toBe( -1 );
	expect( focus ).toHaveBeenCalledWith( { preventScroll: true } );
} );

test( 'then marks what the visitor has scrolled to meanwhile', () => {
	start();
	press( link( 'a' ) );
	cross( 'b' );
	expect( current() ).toBe( 'A' );
	expect( one( '.contents__now' ).textContent ).toBe( 'A' );
	jest.advanceTimersByTime( 2000 );
	expect( current() ).toBe( 'B' );
	expect( one( '.contents__now' ).textContent ).toBe( 'B' );
} );

test( 'a clicked link stays marked for 2000 ms', async () => {
	start();
	link( 'b' ).click();
	await jest.advanceTimersByTimeAsync( 1900 );
	cross( 'a' );
	expect( current() ).toBe( 'B' );
	await jest.advanceTimersByTimeAsync( 100 );
	cross( 'ü' );
	expect( current() ).toBe( 'Ü' );
} );

test( 'leaves collapsed headings to the browser', () => {
	start();
	one( '#b' ).getClientRects = () => rects( false );
	expect( press( link( 'b' ) ).defaultPrevented ).toBe( false );
} );

test( 'ignores clicks outside the links or for a new tab', () => {
	start();
	expect( one( '#list' ).className ).toBe( 'is-awake' );
	press( one( 'summary h2' ) );
	for ( const key of [ 'ctrlKey', 'metaKey', 'shiftKey' ] ) {
		expect( press( link( 'b' ), { [ key ]: true } ).defaultPrevented ).toBe(
			false
		);
	}
	expect( current() ).toBe( '' );
	expect( location.hash ).toBe( '' );
} );

test( 'scrolls to the top in 250 ms', async () => {
	start();
	Object.assign( window, { scrollY: 900 } );
	scrolled = 900;
	expect( press( link( 'top' ) ).defaultPrevented ).toBe( true );
	await jest.advanceTimersByTimeAsync( 300 );
	expect( scrolled ).toBe( 0 );
	Object.assign( window, { scrollY: 0 } );
} );

test( 'scrolls back to the box in 1000 ms, 60 pixels below the top', async () => {
	link( 'top' ).setAttribute( 'href', '#list' );
	start();
	one( '#list + *, frontage-island > a' ).click();
	await jest.advanceTimersByTimeAsync( 900 );
	expect( scrolled ).toBeLessThan( 1940 );
	await jest.advanceTimersByTimeAsync( 150 );
	expect( scrolled ).toBe( 1940 );
} );

test( 'starts closed if the author chose so, unless already toggled', () => {
	start( { closed: '(max-width: 767px)' } );
	expect( one< HTMLDetailsElement >( 'details' ).open ).toBe( true );
	stop();
	matches = true;
	start( { closed: '(max-width: 767px)' } );
	expect( one< HTMLDetailsElement >( 'details' ).open ).toBe( false );
	stop();
	start( { closed: '(max-width: 767px)' } );
	expect( one< HTMLDetailsElement >( 'details' ).open ).toBe( true );
} );

test.each( [
	[ 'passed', false, -400, true ],
	[ 'still to come', false, 900, false ],
	[ 'in sight with its head above the screen', true, -50, false ],
] )(
	'with a %s box, the back link works',
	( _, isIntersecting, top, isThere ) => {
		start();
		FakeIntersectionObserver.all
			.find( ( { rootMargin } ) => ! rootMargin )!
			.see( { isIntersecting, boundingClientRect: rect( { top } ) } );
		expect( one( '#list' ).classList.contains( 'is-passed' ) ).toBe(
			isThere
		);
	}
);
