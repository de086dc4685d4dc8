/** The distances in pixels for drags and swipes (S2 §9). */
import { point } from '../../../../tests/support/pointer';
import { dragByMouse } from '../drag';

const held = jest.fn();
const swiped = jest.fn();
let viewport: HTMLElement;
let stop: AbortController;

beforeEach( () => {
	jest.clearAllMocks();
	document.body.innerHTML = '<div><a href="#there">A</a><input></div>';
	viewport = document.body.firstElementChild as HTMLElement;
	viewport.setPointerCapture = () => {};
	stop = new AbortController();
	dragByMouse( viewport, stop.signal, { held, swiped } );
} );

const send = ( type: string, clientX: number, more: object = {} ) => {
	const {
		on = viewport,
		button = 0,
		...given
	} = more as { on?: Element; button?: number };
	point( on, type, { clientX, button, ...given } );
};

const drag = ( to: number, more = {} ) => {
	send( 'pointerdown', 500, more );
	send( 'pointermove', 500 + to, more );
	send( 'pointerup', 500 + to, more );
};

const isFollowed = () => {
	const click = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );
	return viewport.querySelector( 'a' )!.dispatchEvent( click );
};

it.each( [
	[ 9, 0, undefined, true ],
	[ -9, 0, undefined, true ],
	[ 10, 2, 0, false ],
	[ 99, 2, 0, false ],
	[ 100, 2, 100, false ],
	[ -140, 2, -140, false ],
] )( '%d pixels', ( by, calls, notified, follows ) => {
	drag( by );
	expect( held ).toHaveBeenCalledTimes( calls );
	expect( swiped.mock.lastCall?.[ 0 ] ).toBe( notified );
	const heard = jest.fn();
	document.body.onclick = heard;
	expect( isFollowed() ).toBe( follows );
	expect( heard ).toHaveBeenCalledTimes( follows ? 1 : 0 );
} );

it( 'leaves touch, other buttons and fields to the browser', () => {
	drag( 200, { pointerType: 'touch' } );
	drag( 200, { on: viewport.querySelector( 'input' ) } );
	send( 'pointerdown', 500, { button: 2 } );
	send( 'pointermove', 800 );
	expect( held ).not.toHaveBeenCalled();
} );

it( 'follows a link again after the next press, and cleans up', () => {
	drag( 50 );
	send( 'pointerdown', 10 );
	expect( isFollowed() ).toBe( true );
	stop.abort();
	drag( 200 );
	expect( swiped ).toHaveBeenCalledTimes( 1 );
} );
