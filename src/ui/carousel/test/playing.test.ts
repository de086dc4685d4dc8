/** When a carousel moves by itself, and for whom it stops. */
import { playing } from '../playing';
import type { Parts } from '../types';

let look: ( isSeen: boolean ) => void;
let frame: HTMLElement;
const move = jest.fn();

beforeEach( () => {
	jest.useFakeTimers();
	move.mockClear();
	window.matchMedia = () =>
		( { matches: false, addEventListener: () => {} } ) as never;
	window.IntersectionObserver = class {
		constructor( heard: ( entries: object[] ) => void ) {
			look = ( isIntersecting ) => heard( [ { isIntersecting } ] );
		}

		observe() {}

		disconnect() {}
	} as never;
	document.body.innerHTML =
		'<div><button></button><p aria-live="polite"></p></div>';
	frame = document.body.firstElementChild as HTMLElement;
} );

const start = () =>
	playing(
		{
			frame,
			pause: frame.querySelector( 'button' ),
			status: frame.querySelector( 'p' ),
		} as unknown as Parts,
		{
			delay: 1000,
			words: { pause: 'Pause', play: 'Play' },
			move,
			changed: () => {},
		}
	);

test( 'waits until it is seen, and stops off screen', () => {
	start();
	jest.advanceTimersByTime( 5000 );
	expect( move ).not.toHaveBeenCalled();
	look( true );
	jest.advanceTimersByTime( 2000 );
	expect( move ).toHaveBeenCalledTimes( 2 );
	look( false );
	jest.advanceTimersByTime( 5000 );
	expect( move ).toHaveBeenCalledTimes( 2 );
} );

test( 'stops at focus and at the button, which says what it will do', () => {
	start();
	look( true );
	frame.dispatchEvent( new Event( 'focusin' ) );
	jest.advanceTimersByTime( 5000 );
	expect( move ).not.toHaveBeenCalled();
	frame.dispatchEvent( new Event( 'focusout' ) );
	const button = frame.querySelector( 'button' )!;
	button.click();
	jest.advanceTimersByTime( 5000 );
	expect( move ).not.toHaveBeenCalled();
	expect( button.ariaLabel ).toBe( 'Play' );
	button.click();
	jest.advanceTimersByTime( 1000 );
	expect( move ).toHaveBeenCalledTimes( 1 );
} );

test( 'ends', () => {
	const player = start();
	look( true );
	player.stop();
	jest.advanceTimersByTime( 5000 );
	expect( move ).not.toHaveBeenCalled();
} );
