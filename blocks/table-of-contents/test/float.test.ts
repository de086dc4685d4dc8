/** The floating box. */
import { float } from '../view-float';
import { FakeIntersectionObserver } from '../../../tests/support/observers';
import { rect } from '../../../tests/support/rects';

const LIST = '<ol><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ol>';
const DETAILS = `<details open><summary>Contents</summary>${ LIST }</details>`;

const look = ( isAbove: boolean, top = isAbove ? -1 : 10 ) =>
	FakeIntersectionObserver.last.see( {
		isIntersecting: ! isAbove,
		boundingClientRect: rect( { top } ),
	} );
let watched: string[];
let matches: boolean;
let stop: AbortController;

const one = < Type extends HTMLElement >( selector: string ) =>
	document.querySelector< Type >( selector )!;
const box = () => one( '#list' );
const details = () => one< HTMLDetailsElement >( 'details' );
const isFloating = () => box().classList.contains( 'is-floating' );

const place = ( selector: string, where: Partial< DOMRect > ) => {
	one( selector ).getBoundingClientRect = () => rect( where );
};

/** Starts it, in the same element as its headings or beside it. */
function start( inside: string, isBeside = false, corner?: string ) {
	const list = `<div id="list"><nav>${ inside }</nav></div>`;
	document.body.innerHTML = `<main>${ isBeside ? '' : list }<h2 id="a">A</h2></main><aside>${
		isBeside ? list : ''
	}</aside>`;
	place( '#list', { left: 40, width: 300, height: 200 } );
	place( 'nav', { top: 10, bottom: 110 } );
	float(
		box(),
		one( 'nav' ),
		one( '#a' ),
		{ float: '(min-width: 1026px)', corner },
		stop.signal
	);
}

beforeEach( () => {
	matches = true;
	watched = [];
	stop = new AbortController();
	window.matchMedia = () => ( { matches } ) as MediaQueryList;
	document.elementFromPoint = () => document.body;
	FakeIntersectionObserver.install();
	for ( const method of [ 'observe', 'unobserve', 'disconnect' ] as const ) {
		jest.spyOn(
			FakeIntersectionObserver.prototype,
			method
		).mockImplementation( () => void watched.push( method ) );
	}
} );

afterEach( () => stop.abort() );

test( 'floats when its middle is above the viewport, and returns with it', () => {
	start( DETAILS, true );
	look( true );
	expect( isFloating() ).toBe( true );
	expect( box().style.minBlockSize ).toBe( '200px' );
	expect( one( 'nav' ).style.left ).toBe( '40px' );
	expect( one( 'nav' ).style.width ).toBe( '300px' );
	expect( one( 'nav' ).style.getPropertyValue( '--covered' ) ).toBe( '16px' );
	look( false );
	expect( isFloating() ).toBe( false );
	expect( box().style.minBlockSize ).toBe( '' );
	expect( one( 'nav' ).style.left ).toBe( '' );
} );

test( 'does not float below the viewport', () => {
	start( DETAILS );
	look( true, 900 );
	expect( isFloating() ).toBe( false );
	one( 'a' ).click();
	expect( details().open ).toBe( true );
} );

test( 'measures again after resizing', () => {
	start( DETAILS, true );
	look( true );
	watched = [];
	dispatchEvent( new Event( 'resize' ) );
	expect( isFloating() ).toBe( false );
	expect( watched ).toEqual( [ 'unobserve', 'observe' ] );
	place( '#list', { left: 20, width: 200, height: 100 } );
	look( true );
	expect( one( 'nav' ).style.width ).toBe( '200px' );
} );

test( 'does not float on devices turned off by the author', () => {
	matches = false;
	start( DETAILS );
	look( true );
	expect( isFloating() ).toBe( false );
} );

test( 'stays open next to the content, closes over it, and restores its state', () => {
	start( DETAILS, true );
	look( true );
	expect( details().open ).toBe( true );
	start( DETAILS );
	look( true );
	expect( details().open ).toBe( false );
	expect( box().className ).not.toContain( 'is-over' );
	details().open = true;
	one( 'a' ).click();
	expect( details().open ).toBe( false );
	look( false );
	expect( details().open ).toBe( true );
	details().open = false;
	look( true );
	look( false );
	expect( details().open ).toBe( false );
} );

test( 'keeps the position of the stylesheet in a corner and stays open', () => {
	start( DETAILS, false, 'top-end' );
	look( true );
	expect( details().open ).toBe( true );
	expect( one( 'nav' ).style.left ).toBe( '' );
} );

test( 'a list that cannot be closed leaves most of the text uncovered', () => {
	start( LIST, true );
	look( true );
	expect( box().className ).not.toContain( 'is-over' );
	start( LIST );
	look( true );
	expect( box().className ).toContain( 'is-over' );
	look( false );
	expect( box().className ).not.toContain( 'is-over' );
} );

test( 'scrolls a long list to the current heading', async () => {
	start( LIST, true );
	look( true );
	place( '[href="#b"]', { top: 180, bottom: 200 } );
	one( '[href="#b"]' ).setAttribute( 'aria-current', 'location' );
	await Promise.resolve();
	expect( one( 'nav' ).scrollTop ).toBe( 106 );
	place( '[href="#b"]', { top: 60, bottom: 80 } );
	one( '[href="#b"]' ).setAttribute( 'aria-current', 'true' );
	await Promise.resolve();
	expect( one( 'nav' ).scrollTop ).toBe( 106 );
	place( '[href="#a"]', { top: -50, bottom: -30 } );
	one( '[href="#b"]' ).removeAttribute( 'aria-current' );
	one( '[href="#a"]' ).setAttribute( 'aria-current', 'location' );
	await Promise.resolve();
	expect( one( 'nav' ).scrollTop ).toBe( 30 );
} );

test( 'cleans up', async () => {
	start( LIST );
	look( true );
	expect( one( '.frontage-table-of-contents__middle' ) ).not.toBeNull();
	watched = [];
	stop.abort();
	expect( watched ).toEqual( [ 'disconnect' ] );
	box().classList.add( 'is-floating' );
	place( '[href="#b"]', { top: 180, bottom: 200 } );
	one( '[href="#b"]' ).setAttribute( 'aria-current', 'location' );
	await Promise.resolve();
	expect( one( 'nav' ).scrollTop ).toBe( 0 );
	box().classList.remove( 'is-floating' );
	expect( isFloating() ).toBe( false );
	expect( one( '.frontage-table-of-contents__middle' ) ).toBeNull();
} );
