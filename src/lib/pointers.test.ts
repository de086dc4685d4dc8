/** Pointers are followed to their end, wherever it is and whatever happened to the element under them. */
import { point } from '../../tests/support/pointer';
import { followPointers, followTouches } from './pointers';

const finger = ( pointerId: number, more: PointerEventInit = {} ) => ( {
	pointerType: 'touch',
	pointerId,
	isPrimary: pointerId === 1,
	...more,
} );

let stage: HTMLElement;
let picture: HTMLElement;
let control: HTMLElement;
let stop: AbortController;
const pressed = new Set< number >();
const canceled: number[] = [];
const move = jest.fn();

beforeEach( () => {
	document.body.innerHTML =
		'<div id="stage"><img></div><button>Next</button>';
	stage = document.getElementById( 'stage' )!;
	picture = stage.querySelector( 'img' )!;
	control = document.querySelector( 'button' )!;
	stop = new AbortController();
	pressed.clear();
	canceled.length = 0;
	move.mockClear();
	followPointers(
		stage,
		{
			down: ( { pointerId, button } ) => {
				if ( ! button ) {
					pressed.add( pointerId );
				}
				return ! button;
			},
			move,
			up: ( id, _, isCanceled ) => {
				pressed.delete( id );
				if ( isCanceled ) {
					canceled.push( id );
				}
			},
		},
		stop.signal
	);
} );

afterEach( () => stop.abort() );

it( 'hears the ends of two fingers over a control that keeps events, after the picture was replaced', () => {
	control.addEventListener( 'pointerup', ( event ) =>
		event.stopPropagation()
	);
	point( picture, 'pointerdown', finger( 1 ) );
	point( picture, 'pointerdown', finger( 2 ) );
	picture.replaceWith( document.createElement( 'img' ) );
	point( control, 'pointermove', finger( 1 ) );
	point( control, 'pointerup', finger( 1 ) );
	point( control, 'pointerup', finger( 2 ) );
	expect( move ).toHaveBeenCalledTimes( 1 );
	expect( pressed.size ).toBe( 0 );
	expect( canceled ).toEqual( [] );
} );

it( 'forgets fingers whose end nobody told when a first finger is pressed anywhere', () => {
	point( picture, 'pointerdown', finger( 1 ) );
	point( picture, 'pointerdown', finger( 2 ) );
	point( control, 'pointerdown', finger( 7, { isPrimary: true } ) );
	expect( canceled ).toEqual( [ 1, 2 ] );
	point( picture, 'pointerdown', finger( 8, { isPrimary: true } ) );
	expect( [ ...pressed ] ).toEqual( [ 8 ] );
} );

it( 'ends when the mouse was let go outside the window', () => {
	point( picture, 'pointerdown' );
	point( document.body, 'pointermove', { buttons: 0 } );
	point( picture, 'pointermove', { buttons: 0 } );
	expect( canceled ).toEqual( [ 1 ] );
	expect( move ).not.toHaveBeenCalled();
} );

it( 'follows neither what was not pressed here nor what was refused, and stops', () => {
	point( control, 'pointerdown' );
	point( picture, 'pointermove' );
	point( picture, 'pointerup' );
	point( picture, 'pointerdown', { button: 2 } );
	point( picture, 'pointermove' );
	stop.abort();
	point( picture, 'pointerdown' );
	expect( move ).not.toHaveBeenCalled();
	expect( pressed.size ).toBe( 0 );
} );

it( 'hears the end of a touch whose node was replaced', () => {
	const end = jest.fn();
	followTouches( stage, { start: () => {}, end }, stop.signal );
	picture.dispatchEvent( new Event( 'touchstart', { bubbles: true } ) );
	picture.remove();
	picture.dispatchEvent( new Event( 'touchend', { bubbles: true } ) );
	expect( end ).toHaveBeenCalledTimes( 1 );
} );
