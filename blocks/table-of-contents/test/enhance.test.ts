/** The list as visitors use it. */
import type { FrontageIsland } from '../../../src/islands/types';
import { enhance } from '../enhance';

const PAGE = `<div id="list">
	<frontage-island><nav><details open><summary><h2>Contents</h2></summary><div><ol>
		<li><a href="#a">A</a></li><li><a href="#b">B</a></li><li><a href="#%C3%BC">Ü</a></li>
	</ol></div></details></nav><a href="#top"></a></frontage-island>
</div><h2 id="a"></h2><h2 id="b"></h2><h2 id="ü"></h2>`;

type Watch = { run: IntersectionObserverCallback; margin?: string };

let watches: Watch[];
let scrolled: number;
let matches: boolean;
let stop: () => void = () => {};

const one = < Type extends HTMLElement >( selector: string ) =>
	document.querySelector< Type >( selector )!;
const link = ( id: string ) => one( `a[href="#${ id }"]` );
const current = () =>
	document.querySelector( '[aria-current]' )?.textContent ?? '';

/** A heading crosses the line. */
const cross = ( id: string, isIntersecting = true ) =>
	watches
		.find( ( { margin } ) => margin )!
		.run(
			[
				{ target: one( `[id="${ id }"]` ), isIntersecting },
			] as unknown as IntersectionObserverEntry[],
			{} as IntersectionObserver
		);

const start = ( props = {} ) => {
	stop = enhance( one< FrontageIsland >( 'frontage-island' ), props );
};

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = PAGE;
	history.replaceState( null, '', '/' );
	watches = [];
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
		element.getClientRects = () => [ {} ] as unknown as DOMRectList;
	} );
	global.IntersectionObserver = class {
		constructor(
			run: IntersectionObserverCallback,
			{ rootMargin: margin }: IntersectionObserverInit = {}
		) {
			watches.push( { run, margin } );
		}
		observe() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
} );

afterEach( () => {
	stop();
	jest.useRealTimers();
} );

test( 'the last heading that was passed is marked', () => {
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

test( 'a press leads there in 800 ms, changes the address and takes the focus along', async () => {
	start();
	link( 'b' ).click();
	expect( current() ).toBe( 'B' );
	expect( location.hash ).toBe( '#b' );
	await jest.advanceTimersByTimeAsync( 700 );
	expect( scrolled ).toBeLessThan( 1000 );
	await jest.advanceTimersByTimeAsync( 150 );
	expect( scrolled ).toBe( 1000 );
	expect( one( '#b' ).matches( ':focus' ) ).toBe( true );
} );

test( 'what was pressed stays marked for 2000 ms', async () => {
	start();
	link( 'b' ).click();
	await jest.advanceTimersByTimeAsync( 1900 );
	cross( 'a' );
	expect( current() ).toBe( 'B' );
	await jest.advanceTimersByTimeAsync( 100 );
	cross( 'ü' );
	expect( current() ).toBe( 'Ü' );
} );

test( 'a heading that is folded away is the browser’s affair', () => {
	start();
	one( '#b' ).getClientRects = () => [] as unknown as DOMRectList;
	const press = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );
	link( 'b' ).dispatchEvent( press );
	expect( press.defaultPrevented ).toBe( false );
} );

test( 'a press beside the links, or for another tab, is none of its business', () => {
	start();
	expect( one( '#list' ).className ).toBe( 'is-awake' );
	one( 'summary h2' ).dispatchEvent(
		new MouseEvent( 'click', { bubbles: true } )
	);
	for ( const key of [ 'ctrlKey', 'metaKey', 'shiftKey' ] ) {
		const press = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
			[ key ]: true,
		} );
		link( 'b' ).dispatchEvent( press );
		expect( press.defaultPrevented ).toBe( false );
	}
	expect( current() ).toBe( '' );
	expect( location.hash ).toBe( '' );
} );

test( 'to the top in 250 ms', async () => {
	start();
	Object.assign( window, { scrollY: 900 } );
	scrolled = 900;
	link( 'top' ).click();
	await jest.advanceTimersByTimeAsync( 300 );
	expect( scrolled ).toBe( 0 );
	Object.assign( window, { scrollY: 0 } );
} );

test( 'back to the box in 1000 ms, with 60 pixels above it', async () => {
	link( 'top' ).setAttribute( 'href', '#list' );
	start();
	one( '#list + *, frontage-island > a' ).click();
	await jest.advanceTimersByTimeAsync( 900 );
	expect( scrolled ).toBeLessThan( 1940 );
	await jest.advanceTimersByTimeAsync( 150 );
	expect( scrolled ).toBe( 1940 );
} );

test( 'begins closed where the author wants it, unless it was pressed already', () => {
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

test( 'the way back is there once the box is passed', () => {
	start();
	const box = one( '#list' );
	watches
		.find( ( { margin } ) => ! margin )!
		.run(
			[
				{ isIntersecting: false, boundingClientRect: { top: -400 } },
			] as IntersectionObserverEntry[],
			{} as IntersectionObserver
		);
	expect( box.className ).toContain( 'is-passed' );
} );
