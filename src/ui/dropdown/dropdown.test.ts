/** When a dropdown opens and closes. */
import { dropdown } from '.';
import { take } from '../../../tests/support/items';

let opener: HTMLElement;
let panel: HTMLElement;
let stop = () => {};
const open = new Set< Element >();

const notify = ( element: Element ) =>
	element.dispatchEvent( new Event( 'toggle' ) );

beforeEach( () => {
	jest.useFakeTimers();
	Object.assign( self, { CSS: { supports: () => true } } );
	document.body.innerHTML =
		'<button></button><div popover><a href="#x">x</a></div>';
	[ opener, panel ] = take(
		document.querySelectorAll< HTMLElement >( 'body > *' ),
		2
	);
	// jsdom does not support popovers.
	const { matches } = Element.prototype;
	jest.spyOn( Element.prototype, 'matches' ).mockImplementation( function (
		this: Element,
		selector: string
	) {
		return selector === ':popover-open'
			? open.has( this )
			: matches.call( this, selector );
	} );
	HTMLElement.prototype.showPopover = function () {
		open.add( this );
		notify( this );
	};
	HTMLElement.prototype.hidePopover = function () {
		open.delete( this );
		notify( this );
	};
} );

afterEach( () => {
	stop();
	open.clear();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

const mouse = ( element: Element, type: string, pointerType = 'mouse' ) =>
	element.dispatchEvent(
		Object.assign( new Event( type ), { pointerType } )
	);

it( 'opens at once on hover, and closes 800 ms after leaving both', () => {
	stop = dropdown( opener, panel, { hovers: true } );
	mouse( opener, 'pointerenter' );
	expect( open.has( panel ) ).toBe( true );
	mouse( opener, 'pointerleave' );
	jest.advanceTimersByTime( 799 );
	mouse( panel, 'pointerenter' );
	jest.advanceTimersByTime( 1000 );
	expect( open.has( panel ) ).toBe( true );
	mouse( panel, 'pointerleave' );
	jest.advanceTimersByTime( 799 );
	expect( open.has( panel ) ).toBe( true );
	jest.advanceTimersByTime( 1 );
	expect( open.has( panel ) ).toBe( false );
} );

it( 'keeps open what was clicked, and what hovering has not opened', () => {
	stop = dropdown( opener, panel, { hovers: true } );
	mouse( opener, 'pointerenter' );
	const press = new Event( 'click', { cancelable: true } );
	opener.dispatchEvent( press );
	expect( press.defaultPrevented ).toBe( true );
	mouse( opener, 'pointerleave' );
	jest.runAllTimers();
	expect( open.has( panel ) ).toBe( true );
} );

it( 'leaves touch to the browser, and hover where it is off', () => {
	stop = dropdown( opener, panel, { hovers: true } );
	mouse( opener, 'pointerenter', 'touch' );
	expect( open.size ).toBe( 0 );
	stop();
	stop = dropdown( opener, panel );
	mouse( opener, 'pointerenter' );
	expect( open.size ).toBe( 0 );
} );

it( 'enters by the arrow key', () => {
	stop = dropdown( opener, panel );
	opener.dispatchEvent(
		new KeyboardEvent( 'keydown', { key: 'ArrowDown' } )
	);
	expect( open.has( panel ) ).toBe( true );
	expect( panel.firstElementChild!.matches( ':focus' ) ).toBe( true );
} );
