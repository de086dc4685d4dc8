import { isSurprise, weighPresses } from './surprise';

/** An overlay that opened some time ago. */
function opened( ago: number ): HTMLElement {
	const element = document.createElement( 'dialog' );
	element.setAttribute( 'closedby', 'any' );
	element.dataset.awake = String( performance.now() - ago );
	return element;
}

const press = ( element: Element, type: string, detail = 1 ) => {
	const event = new MouseEvent( type, { detail } );
	// Other than in browsers, jsdom's is a date.
	Object.defineProperty( event, 'timeStamp', { value: performance.now() } );
	element.dispatchEvent( event );
	return element.getAttribute( 'closedby' );
};

it( 'takes a press by when it was made, not by when the browser tells of it', () => {
	const element = document.createElement( 'dialog' );
	element.dataset.awake = '1000';
	const made = ( timeStamp: number, detail = 1 ) =>
		isSurprise( element, { timeStamp, detail } as UIEvent );
	expect( made( 1599 ) ).toBe( true );
	expect( made( 1601 ) ).toBe( false );
	// The second press of a double one, however slow.
	expect( made( 1900, 2 ) ).toBe( true );
} );

it( 'lets a press beside an overlay close it, unless it has just opened or the press is a second one', () => {
	const { signal } = new AbortController();
	const fresh = opened( 0 );
	weighPresses( fresh, signal );
	expect( press( fresh, 'pointerdown', 0 ) ).toBe( 'closerequest' );
	expect( press( fresh, 'mousedown' ) ).toBe( 'closerequest' );
	const old = opened( 700 );
	weighPresses( old, signal );
	expect( press( old, 'pointerdown', 0 ) ).toBe( 'any' );
	expect( press( old, 'mousedown', 2 ) ).toBe( 'closerequest' );
	expect( press( old, 'mousedown' ) ).toBe( 'any' );
} );

it( 'leaves the overlay as it was when it stops', () => {
	const stop = new AbortController();
	const element = opened( 0 );
	weighPresses( element, stop.signal );
	press( element, 'mousedown' );
	stop.abort();
	expect( element.getAttribute( 'closedby' ) ).toBe( 'any' );
	expect( press( element, 'mousedown' ) ).toBe( 'any' );
} );
