/** When a tooltip opens and closes. */
import { tooltip } from '.';

let element: HTMLElement;
let stop = () => {};
let matches: jest.SpyInstance;
const open = new Set< Element >();

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = '<div><a href="#x">x</a></div>';
	element = document.body.firstElementChild as HTMLElement;
	HTMLElement.prototype.showPopover = function () {
		open.add( this );
	};
	HTMLElement.prototype.hidePopover = function () {
		open.delete( this );
	};
	Object.assign( self, { CSS: { supports: () => true } } );
	// jsdom supports none of them.
	matches = jest
		.spyOn( Element.prototype, 'matches' )
		.mockImplementation( function ( this: Element, selector: string ) {
			return selector === ':popover-open'
				? open.has( this )
				: selector === ':focus-visible';
		} );
	stop = tooltip( element, 'More <b>', element.querySelector( 'a' )! );
} );

afterEach( () => {
	stop();
	matches.mockRestore();
	open.clear();
	jest.useRealTimers();
} );

const send = ( target: EventTarget, type: string, more: object = {} ) =>
	target.dispatchEvent(
		Object.assign( new Event( type, { bubbles: true } ), more )
	);
const bubble = () => document.querySelector( '.frontage-tooltip' )!;
const mouse = { pointerType: 'mouse' };

test( 'opens on hover, can be hovered, and closes after a moment', () => {
	send( element, 'pointerover', mouse );
	expect( open.size ).toBe( 1 );
	expect( bubble().textContent ).toBe( 'More <b>' );
	send( element, 'pointerleave', mouse );
	send( bubble(), 'pointerenter', mouse );
	jest.advanceTimersByTime( 1000 );
	expect( open.size ).toBe( 1 );
	send( bubble(), 'pointerleave', mouse );
	jest.advanceTimersByTime( 99 );
	expect( open.size ).toBe( 1 );
	jest.advanceTimersByTime( 1 );
	expect( open.size ).toBe( 0 );
} );

test( 'a tap opens it, except on a link, and the next tap closes it', () => {
	const touch = { pointerType: 'touch' };
	send( element, 'pointerover', touch );
	send( element.querySelector( 'a' )!, 'click', touch );
	expect( open.size ).toBe( 0 );
	send( element, 'click', touch );
	expect( open.size ).toBe( 1 );
	send( bubble(), 'pointerdown', touch );
	expect( open.size ).toBe( 1 );
	send( document.body, 'pointerdown', touch );
	expect( open.size ).toBe( 0 );
} );

test( 'the mouse goes from an inner tooltip back to the outer one', () => {
	const inner = element.querySelector( 'a' )!;
	const stopInner = tooltip( inner, 'Inner' );
	send( inner, 'pointerover', mouse );
	expect( bubble().textContent ).toBe( 'Inner' );
	send( inner, 'pointerleave', mouse );
	send( element, 'pointerover', mouse );
	jest.advanceTimersByTime( 1000 );
	expect( open.size ).toBe( 1 );
	expect( bubble().textContent ).toBe( 'More <b>' );
	stopInner();
} );

test( 'Escape closes it alone', () => {
	const seen = jest.fn();
	document.body.addEventListener( 'keydown', seen );
	send( element, 'pointerover', mouse );
	const first = new KeyboardEvent( 'keydown', {
		key: 'Escape',
		bubbles: true,
		cancelable: true,
	} );
	document.body.dispatchEvent( first );
	expect( first.defaultPrevented ).toBe( true );
	expect( open.size ).toBe( 0 );
	expect( seen ).not.toHaveBeenCalled();
	send( document.body, 'keydown', { key: 'Escape' } );
	expect( seen ).toHaveBeenCalledTimes( 1 );
	document.body.removeEventListener( 'keydown', seen );
} );

test( 'opens on focus, and closes by Escape or blur', () => {
	const link = element.querySelector( 'a' )!;
	expect( link.getAttribute( 'aria-description' ) ).toBe( 'More <b>' );
	send( link, 'focusin' );
	expect( open.size ).toBe( 1 );
	send( document.body, 'keydown', { key: 'Escape' } );
	expect( open.size ).toBe( 0 );
	send( link, 'focusin' );
	send( link, 'focusout' );
	expect( open.size ).toBe( 0 );
} );

test( 'cleans up', () => {
	send( element, 'pointerover', mouse );
	stop();
	expect( open.size ).toBe( 0 );
	expect( element.outerHTML ).not.toContain( 'aria-description' );
} );
