/** Flipping the card and back. */
import { enhance, type FlipBox } from '../view/enhance';
import { matchMediaAs } from '../../../tests/support/match-media';

let stop = () => {};
let box: HTMLElement;
let matches: jest.SpyInstance;

beforeEach( () => {
	matchMediaAs( () => false );
	document.body.innerHTML =
		'<div><frontage-island><div><div><a href="#f">f</a></div><div><p>text</p><a href="#b">b</a></div></div><button aria-pressed="false"></button></frontage-island></div>';
	box = document.body.firstElementChild as HTMLElement;
	const real = Element.prototype.matches;
	// jsdom supports neither of them.
	matches = jest
		.spyOn( Element.prototype, 'matches' )
		.mockImplementation( function ( this: Element, selector: string ) {
			if ( selector.includes( ':has' ) || selector === ':hover' ) {
				return false;
			}
			return selector === ':focus-visible' || real.call( this, selector );
		} );
	stop = enhance( box.querySelector< FlipBox >( 'frontage-island' )! );
	button().setAttribute( 'aria-pressed', 'false' );
	card().className = '';
} );

afterEach( () => {
	stop();
	matches.mockRestore();
} );

const card = () => box.querySelector( 'div' ) as HTMLElement;
const button = () => box.querySelector( 'button' ) as HTMLElement;
const link = ( side: string ) =>
	box.querySelector( `[href="#${ side }"]` ) as HTMLElement;
const isTurned = () => {
	const is = card().classList.contains( 'is-turned' );
	expect( button().getAttribute( 'aria-pressed' ) ).toBe( String( is ) );
	return is;
};
const send = ( target: Element, type: string, more: object = {} ) =>
	target.dispatchEvent(
		Object.assign( new Event( type, { bubbles: true } ), more )
	);

test( 'turns on hover and back', () => {
	send( box, 'pointerenter', { pointerType: 'mouse' } );
	expect( isTurned() ).toBe( true );
	send( card(), 'click', { pointerType: 'mouse' } );
	expect( isTurned() ).toBe( true );
	send( box, 'pointerleave', { pointerType: 'mouse' } );
	expect( isTurned() ).toBe( false );
} );

test( 'a tap turns it, the second one turns it back; links still work', () => {
	send( box, 'pointerenter', { pointerType: 'touch' } );
	expect( isTurned() ).toBe( false );
	send( card(), 'click', { pointerType: 'touch' } );
	expect( isTurned() ).toBe( true );
	send( link( 'b' ), 'click', { pointerType: 'touch' } );
	expect( isTurned() ).toBe( true );
	send( box.querySelector( 'p' )!, 'click', { pointerType: 'touch' } );
	expect( isTurned() ).toBe( false );
} );

test( 'focus shows the face it is on; the button turns it', () => {
	send( link( 'b' ), 'focusin' );
	expect( isTurned() ).toBe( true );
	send( link( 'f' ), 'focusin' );
	expect( isTurned() ).toBe( false );
	send( button(), 'focusin' );
	expect( isTurned() ).toBe( true );
	button().click();
	expect( isTurned() ).toBe( false );
	button().click();
	send( button(), 'focusout', { relatedTarget: document.body } );
	expect( isTurned() ).toBe( false );
} );
