/** Reading progress in browsers without scroll-driven animations. */
import { follow } from '../view-follow';

let top: number;

const progress = () =>
	document.querySelector< HTMLElement >( '.frontage-reading-progress' )!;
const done = () =>
	progress().style.getPropertyValue( '--frontage-reading-progress-done' );

function scroll( to: number ) {
	top = -to;
	dispatchEvent( new Event( 'scroll' ) );
	jest.advanceTimersByTime( 20 );
}

const sized = ( element: Element, height: number, above = 0 ) => {
	element.getBoundingClientRect = () =>
		( { top: top + above, height } ) as DOMRect;
};

beforeEach( () => {
	jest.useFakeTimers();
	top = 0;
	document.body.innerHTML =
		'<div class="entry-content"></div><div class="frontage-reading-progress"></div>';
	Object.assign( window, { innerHeight: 500 } );
	sized( document.documentElement, 1500 );
	sized( document.querySelector( '.entry-content' )!, 700, 300 );
} );

afterEach( () => jest.useRealTimers() );

test( 'is empty at the top and full at the end of the page', () => {
	follow( progress() );
	scroll( 0 );
	expect( done() ).toBe( '0' );
	scroll( 250 );
	expect( done() ).toBe( '25' );
	scroll( 1200 );
	expect( done() ).toBe( '100' );
} );

test( 'is full at the end of the content if that is measured', () => {
	progress().classList.add( 'is-of-content' );
	follow( progress() );
	scroll( 200 );
	expect( done() ).toBe( '0' );
	scroll( 400 );
	expect( done() ).toBe( '50' );
	scroll( 500 );
	expect( done() ).toBe( '100' );
} );

test( 'is full if the content needs no scrolling', () => {
	sized( document.documentElement, 400 );
	follow( progress() );
	scroll( 0 );
	expect( done() ).toBe( '100' );
} );

test( 'is correct before scrolling and after resizing', () => {
	top = -250;
	follow( progress() );
	jest.advanceTimersByTime( 20 );
	expect( done() ).toBe( '25' );
	Object.assign( window, { innerHeight: 1000 } );
	dispatchEvent( new Event( 'resize' ) );
	jest.advanceTimersByTime( 20 );
	expect( done() ).toBe( '50' );
} );
