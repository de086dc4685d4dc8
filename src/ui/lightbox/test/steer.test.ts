/** Keys, swipes and clicks outside the content. */
import { steer } from '../steer';
import { swipes } from '../swipe';

const by = jest.fn();
const to = jest.fn();
let dialog: HTMLDialogElement;
let stop: AbortController;

beforeEach( () => {
	jest.clearAllMocks();
	document.documentElement.style.direction = 'ltr';
	document.body.innerHTML =
		'<dialog><div class="gslide current"><img alt=""></div><div class="frontage-lightbox__box"><i></i></div><button></button></dialog>';
	dialog = document.querySelector( 'dialog' )!;
	dialog.close = jest.fn();
	stop = new AbortController();
} );

afterEach( () => stop.abort() );

const start = () => {
	steer( dialog, by, to, stop.signal );
	swipes( dialog, by, stop.signal );
};

const press = ( key: string, options = {}, on: string = 'button' ) => {
	const event = new KeyboardEvent( 'keydown', {
		key,
		bubbles: true,
		cancelable: true,
		...options,
	} );
	dialog.querySelector( on )!.dispatchEvent( event );
	return event.defaultPrevented;
};

it( 'moves by arrows and to the ends', () => {
	start();
	expect( press( 'ArrowRight' ) ).toBe( true );
	press( 'ArrowLeft' );
	expect( by.mock.calls ).toEqual( [ [ 1 ], [ -1 ] ] );
	press( 'Home' );
	press( 'End' );
	expect( to.mock.calls ).toEqual( [ [ 0 ], [ -1 ] ] );
} );

it( 'works in right-to-left languages', () => {
	document.documentElement.style.direction = 'rtl';
	start();
	press( 'ArrowRight' );
	press( 'ArrowLeft' );
	expect( by.mock.calls ).toEqual( [ [ -1 ], [ 1 ] ] );
} );

it( 'ignores other keys', () => {
	start();
	expect( press( 'a' ) ).toBe( false );
	for ( const held of [ 'altKey', 'ctrlKey', 'metaKey' ] ) {
		expect( press( 'ArrowRight', { [ held ]: true } ) ).toBe( false );
	}
	expect( press( 'ArrowRight', {}, '.frontage-lightbox__box i' ) ).toBe(
		false
	);
	expect( by ).not.toHaveBeenCalled();
	stop.abort();
	expect( press( 'ArrowRight' ) ).toBe( false );
} );

it( 'closes by a click outside, but not by one that shows the controls', () => {
	start();
	const tap = ( on: string ) => {
		for ( const type of [ 'pointerdown', 'click' ] ) {
			dialog
				.querySelector( on )!
				.dispatchEvent( new Event( type, { bubbles: true } ) );
		}
	};
	tap( 'img' );
	tap( 'button' );
	dialog.setAttribute( 'data-quiet', '' );
	tap( '.gslide' );
	expect( dialog.close ).not.toHaveBeenCalled();
	dialog.removeAttribute( 'data-quiet' );
	tap( '.gslide' );
	expect( dialog.close ).toHaveBeenCalledTimes( 1 );
} );

const touch = ( type: string, ...points: [ number, number ][] ) => {
	const touches = points.map( ( [ clientX, clientY ] ) => ( {
		clientX,
		clientY,
	} ) );
	return Object.assign( new Event( type, { bubbles: true } ), {
		touches,
		changedTouches: touches,
	} );
};

const swipe = (
	[ x, y ]: [ number, number ],
	on: string = 'img',
	fingers: [ number, number ][] = [ [ 500, 300 ] ]
) => {
	const target = dialog.querySelector( on )!;
	target.dispatchEvent( touch( 'touchstart', ...fingers ) );
	target.dispatchEvent( touch( 'touchend', [ 500 + x, 300 + y ] ) );
};

it( 'follows a swipe of 100 pixels or more (S2 §9), unless it is vertical', () => {
	start();
	swipe( [ -99, 0 ] );
	swipe( [ -100, 101 ] );
	swipe( [ 100, -100 ] );
	expect( by ).not.toHaveBeenCalled();
	swipe( [ -100, 0 ] );
	swipe( [ 100, 99 ] );
	expect( by.mock.calls ).toEqual( [ [ 1 ], [ -1 ] ] );
	document.documentElement.style.direction = 'rtl';
	swipe( [ 100, 0 ] );
	expect( by ).toHaveBeenLastCalledWith( 1 );
} );

it( 'ignores pinching, zoomed images and videos', () => {
	start();
	swipe( [ -200, 0 ], 'img', [
		[ 0, 0 ],
		[ 50, 50 ],
	] );
	dialog.querySelector( 'img' )!.style.transform = 'scale(2)';
	swipe( [ -200, 0 ] );
	dialog.querySelector( 'img' )!.style.transform = '';
	dialog.querySelector( '.gslide' )!.classList.add( 'zoomed' );
	swipe( [ -200, 0 ] );
	dialog.querySelector( '.gslide' )!.classList.remove( 'zoomed' );
	expect( by ).not.toHaveBeenCalled();
	swipe( [ -200, 0 ] );
	// The second finger of the same touch.
	dialog
		.querySelector( 'img' )!
		.dispatchEvent( touch( 'touchend', [ 0, 0 ] ) );
	expect( by ).toHaveBeenCalledTimes( 1 );
} );
