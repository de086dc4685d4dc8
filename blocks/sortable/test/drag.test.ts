/** Dragging: from 5 pixels on, with the mouse anywhere, with fingers by the handle. */
import { THRESHOLD, drag } from '../view/drag';

const HEIGHT = 40;

let dropped: jest.Mock;
let stop: AbortController;

const list = () => document.querySelector< HTMLElement >( 'ul' )!;
const order = () => [ ...list().children ].map( ( { id } ) => id ).join( '' );

const send = (
	type: string,
	target: EventTarget,
	y: number,
	more: PointerEventInit = {}
) => {
	const event = new MouseEvent( type, {
		bubbles: true,
		cancelable: true,
		clientX: 10,
		clientY: y,
		buttons: 1,
		...more,
	} );
	Object.assign( event, {
		pointerId: 1,
		isPrimary: true,
		pointerType: more.pointerType ?? 'mouse',
	} );
	target.dispatchEvent( event );
	return event;
};

beforeEach( () => {
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
	document.body.innerHTML = `<frontage-island><ul>${ [ 'a', 'b', 'c' ]
		.map(
			( id ) =>
				`<li id="${ id }"><button class="frontage-sortable__handle"></button><a href="#x">x</a><input></li>`
		)
		.join( '' ) }</ul></frontage-island>`;
	const indexOf = ( element: Element ) =>
		[ ...list().children ].indexOf( element );
	for ( const item of list().children ) {
		Object.defineProperty( item, 'offsetTop', {
			get: () => indexOf( item ) * HEIGHT,
		} );
		Object.defineProperty( item, 'offsetHeight', { value: HEIGHT } );
		item.getBoundingClientRect = () =>
			( { top: indexOf( item ) * HEIGHT } ) as DOMRect;
	}
	Object.defineProperty( list(), 'offsetHeight', { value: 3 * HEIGHT } );
	list().setPointerCapture = () => {};
	dropped = jest.fn();
	stop = new AbortController();
	drag( { list: list(), dropped, signal: stop.signal } );
} );
afterEach( () => stop.abort() );

const link = ( id: string ) => document.querySelector( `#${ id } a` )!;

test( 'starts at 5 pixels (S2 §9), and its end is no click', () => {
	expect( THRESHOLD ).toBe( 5 );
	send( 'pointerdown', link( 'a' ), 20 );
	send( 'pointermove', link( 'a' ), 24 );
	expect( list().querySelector( '.is-dragged' ) ).toBeNull();
	send( 'pointermove', link( 'a' ), 65 );
	expect( list().querySelector( '.is-dragged' )?.id ).toBe( 'a' );
	expect( order() ).toBe( 'bac' );
	send( 'pointerup', list(), 65 );
	expect( dropped ).toHaveBeenCalledTimes( 1 );
	expect( send( 'click', link( 'a' ), 65 ).defaultPrevented ).toBe( true );
} );

test( 'a press that does not move is a click', () => {
	send( 'pointerdown', link( 'a' ), 20 );
	send( 'pointerup', link( 'a' ), 20 );
	expect( dropped ).not.toHaveBeenCalled();
	expect( send( 'click', link( 'a' ), 20 ).defaultPrevented ).toBe( false );
} );

test( 'fingers drag by the handle only, and fields are left alone', () => {
	const touch = { pointerType: 'touch' };
	send( 'pointerdown', link( 'a' ), 20, { ...touch, buttons: 0 } );
	send( 'pointermove', link( 'a' ), 90, touch );
	expect( order() ).toBe( 'abc' );
	send( 'pointerdown', document.querySelector( '#a input' )!, 20 );
	send( 'pointermove', list(), 90 );
	expect( order() ).toBe( 'abc' );
	const handle = document.querySelector( '#a button' )!;
	send( 'pointerdown', handle, 20, touch );
	send( 'pointermove', handle, 110, touch );
	expect( order() ).toBe( 'bca' );
	send( 'pointerup', handle, 110, touch );
	expect( dropped ).toHaveBeenCalledTimes( 1 );
} );

test( 'Escape and lost pointers go back', () => {
	for ( const give of [
		() => send( 'pointercancel', document.body, 10 ),
		() =>
			window.dispatchEvent(
				new KeyboardEvent( 'keydown', { key: 'Escape' } )
			),
	] ) {
		send( 'pointerdown', link( 'c' ), 100 );
		send( 'pointermove', link( 'c' ), 10 );
		expect( order() ).toBe( 'cab' );
		give();
		expect( order() ).toBe( 'abc' );
	}
	expect( dropped ).not.toHaveBeenCalled();
} );
