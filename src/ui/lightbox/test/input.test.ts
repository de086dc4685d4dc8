/** Keys, the wheel and clicks outside the content. */
import { handleInput } from '../input';

const by = jest.fn();
const to = jest.fn();
const zoom = {
	by: jest.fn(),
	move: jest.fn(),
	reset: jest.fn(),
	settle: jest.fn(),
	isZoomed: false,
};
let dialog: HTMLDialogElement;
let stop: AbortController;

beforeEach( () => {
	jest.clearAllMocks();
	zoom.isZoomed = false;
	document.documentElement.style.direction = 'ltr';
	document.body.innerHTML =
		'<dialog><div class="gslider"><div class="gslide current"><img alt=""></div></div><div class="frontage-lightbox__box"><i></i></div><button></button></dialog>';
	dialog = document.querySelector( 'dialog' )!;
	dialog.close = jest.fn();
	stop = new AbortController();
} );

afterEach( () => stop.abort() );

const start = () => handleInput( dialog, { by, to, zoom }, stop.signal );

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

it( 'closes by a click outside, but not by one that shows the controls or ends a double press', () => {
	start();
	const tap = ( on: string, detail = 1 ) => {
		for ( const type of [ 'pointerdown', 'click' ] ) {
			dialog
				.querySelector( on )!
				.dispatchEvent(
					new MouseEvent( type, { bubbles: true, detail } )
				);
		}
	};
	tap( 'img' );
	tap( 'button' );
	dialog.setAttribute( 'data-quiet', '' );
	tap( '.gslide' );
	expect( dialog.close ).not.toHaveBeenCalled();
	dialog.removeAttribute( 'data-quiet' );
	tap( '.gslide', 2 );
	expect( dialog.close ).not.toHaveBeenCalled();
	tap( '.gslide' );
	expect( dialog.close ).toHaveBeenCalledTimes( 1 );
} );

it( 'zooms by + and −, and shows all by 0', () => {
	start();
	press( '+', { shiftKey: true } );
	press( '=' );
	press( '-' );
	press( '0' );
	expect( zoom.by.mock.calls ).toEqual( [ [ 1 ], [ 1 ], [ -1 ] ] );
	expect( zoom.reset ).toHaveBeenCalledTimes( 1 );
	press( '+', { ctrlKey: true } );
	expect( zoom.by ).toHaveBeenCalledTimes( 3 );
} );

it( 'moves a zoomed picture by arrows, and does not close it by a click beside it', () => {
	start();
	expect( press( 'ArrowUp' ) ).toBe( false );
	zoom.isZoomed = true;
	expect( press( 'ArrowUp' ) ).toBe( true );
	press( 'ArrowRight' );
	expect( zoom.move.mock.calls ).toEqual( [
		[ { x: 0, y: 80 } ],
		[ { x: -80, y: 0 } ],
	] );
	expect( by ).not.toHaveBeenCalled();
	dialog.querySelector< HTMLElement >( '.gslide' )!.click();
	expect( dialog.close ).not.toHaveBeenCalled();
} );

it( 'zooms by the wheel at the mouse', () => {
	start();
	const wheel = new WheelEvent( 'wheel', {
		deltaY: -50,
		clientX: 7,
		clientY: 9,
		bubbles: true,
		cancelable: true,
	} );
	dialog.querySelector( 'img' )!.dispatchEvent( wheel );
	expect( wheel.defaultPrevented ).toBe( true );
	expect( zoom.by ).toHaveBeenCalledWith( 0.5, { x: 7, y: 9 } );
} );
