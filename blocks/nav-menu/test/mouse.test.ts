/** When sub-menus open and close for a mouse. */
import { followMouse, HIDE_MS, INTENT_MS } from '../view/follow-mouse';
import type { SubMenus } from '../view/types';

let stop: AbortController;
let open: jest.Mock;
let close: jest.Mock;
let keep: ( button: Element ) => boolean;

const button = ( id: string ) =>
	document.querySelector< HTMLElement >( `#${ id } > button` )!;
const point = (
	type: 'over' | 'leave',
	target: Element,
	pointerType = 'mouse'
) =>
	target.dispatchEvent(
		Object.assign( new Event( `pointer${ type }`, { bubbles: true } ), {
			pointerType,
		} )
	);

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = [ 'bread', 'visit' ]
		.map(
			( id ) =>
				`<li class="has-sub" id="${ id }"><a href="#">${ id }</a><button aria-expanded="false"></button><div></div></li>`
		)
		.join( '' );
	const buttons = [ button( 'bread' ), button( 'visit' ) ];
	const isOpen = ( one: Element ) => one.ariaExpanded === 'true';
	open = jest.fn( ( one: Element ) => ( one.ariaExpanded = 'true' ) );
	close = jest.fn( ( one: Element ) => ( one.ariaExpanded = 'false' ) );
	const menus: SubMenus = {
		buttons,
		isOpen,
		open,
		close,
		panelOf: ( one ) => one.nextElementSibling as HTMLElement,
	};
	stop = new AbortController();
	keep = followMouse( menus, () => false, stop.signal );
} );

afterEach( () => {
	stop.abort();
	jest.useRealTimers();
} );

test( 'opens for a mouse that rests 120 ms, and not for one that passes', () => {
	expect( INTENT_MS ).toBe( 120 );
	point( 'over', button( 'bread' ) );
	jest.advanceTimersByTime( 119 );
	point( 'over', button( 'visit' ) );
	jest.advanceTimersByTime( 119 );
	expect( open ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	expect( open.mock.calls ).toEqual( [ [ button( 'visit' ) ] ] );
} );

test( 'stays 800 ms after the mouse has left, and longer if it comes back', () => {
	expect( HIDE_MS ).toBe( 800 );
	const item = document.getElementById( 'bread' )!;
	point( 'over', item );
	jest.advanceTimersByTime( 120 );
	point( 'leave', item );
	jest.advanceTimersByTime( 799 );
	point( 'over', item );
	jest.advanceTimersByTime( 5000 );
	expect( close ).not.toHaveBeenCalled();
	point( 'leave', item );
	jest.advanceTimersByTime( 799 );
	expect( close ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	expect( close ).toHaveBeenCalledWith( button( 'bread' ) );
} );

test( 'a press on what the mouse has just opened keeps it, and stays then', () => {
	const item = document.getElementById( 'bread' )!;
	point( 'over', item );
	jest.advanceTimersByTime( 120 );
	expect( keep( button( 'bread' ) ) ).toBe( true );
	expect( keep( button( 'bread' ) ) ).toBe( false );
	point( 'leave', item );
	jest.advanceTimersByTime( 5000 );
	expect( close ).not.toHaveBeenCalled();
} );

test( 'fingers and pens only press', () => {
	point( 'over', button( 'bread' ), 'touch' );
	point( 'over', button( 'bread' ), 'pen' );
	jest.advanceTimersByTime( 5000 );
	expect( open ).not.toHaveBeenCalled();
} );
