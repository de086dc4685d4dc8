/** When autoplay runs, and when it pauses. */
import { playing, type Player } from '../playing';
import { matchMediaAs } from '../../../../tests/support/match-media';
import { FakeIntersectionObserver } from '../../../../tests/support/observers';

const look = ( isIntersecting: boolean ) =>
	FakeIntersectionObserver.last.see( { isIntersecting } );
let frame: HTMLElement;
let motion: {
	-readonly [ Key in keyof MediaQueryList ]: MediaQueryList[ Key ];
};
const move = jest.fn();
const changed = jest.fn();

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
	matchMediaAs( () => false );
	motion = matchMedia( '(prefers-reduced-motion: reduce)' );
	window.matchMedia = () => motion;
	FakeIntersectionObserver.install();
	document.body.innerHTML =
		'<div><button></button><p aria-live="polite"></p></div>';
	frame = document.body.firstElementChild as HTMLElement;
} );

let started: Player[] = [];

afterEach( () => {
	started.forEach( ( player ) => player.stop() );
	started = [];
} );

const start = () => {
	const player = playing(
		{
			frame,
			viewport: frame,
			track: frame,
			slides: [ frame ],
			dots: [],
			pause: frame.querySelector( 'button' )!,
			status: frame.querySelector( 'p' )!,
		},
		{
			delay: 1000,
			words: { pause: 'Pause', play: 'Play' },
			move,
			changed,
		}
	);
	started.push( player );
	return player;
};

test( 'waits until it is visible, and pauses off screen', () => {
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

test( 'pauses on focus and by its button, whose label changes', () => {
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

const moves = ( during: number ) => {
	move.mockClear();
	jest.advanceTimersByTime( during );
	return move.mock.calls.length;
};

const pointer = ( type: string, pointerType: string ) =>
	frame.dispatchEvent( Object.assign( new Event( type ), { pointerType } ) );

test( 'pauses on hover but not on touch, and updates its state', () => {
	const status = frame.querySelector( 'p' )!;
	start();
	look( true );
	expect( status.ariaLive ).toBe( 'off' );
	expect( frame.className ).toBe( 'is-playing' );
	expect( changed ).toHaveBeenLastCalledWith( true );
	pointer( 'pointerenter', 'touch' );
	expect( moves( 1000 ) ).toBe( 1 );
	pointer( 'pointerenter', 'mouse' );
	expect( moves( 3000 ) ).toBe( 0 );
	expect( status.ariaLive ).toBe( 'polite' );
	expect( frame.className ).toBe( '' );
	expect( changed ).toHaveBeenLastCalledWith( false );
	pointer( 'pointerleave', 'mouse' );
	expect( moves( 1000 ) ).toBe( 1 );
} );

test( 'pauses in a hidden tab and while held', () => {
	const player = start();
	look( true );
	const hide = ( isHidden: boolean ) => {
		Object.defineProperty( document, 'hidden', {
			value: isHidden,
			configurable: true,
		} );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	};
	hide( true );
	expect( moves( 3000 ) ).toBe( 0 );
	hide( false );
	expect( moves( 1000 ) ).toBe( 1 );
	player.hold( 'hand', true );
	expect( moves( 3000 ) ).toBe( 0 );
	player.hold( 'hand', false );
	expect( moves( 1000 ) ).toBe( 1 );
} );

test( 'does not play with reduced motion until started, even with focus on the button', () => {
	motion.matches = true;
	start();
	look( true );
	const button = frame.querySelector( 'button' )!;
	expect( button.ariaLabel ).toBe( 'Play' );
	expect( button.className ).toBe( 'is-paused' );
	expect( moves( 3000 ) ).toBe( 0 );
	frame.dispatchEvent( new Event( 'focusin' ) );
	pointer( 'pointerenter', 'mouse' );
	button.click();
	expect( button.ariaLabel ).toBe( 'Pause' );
	expect( moves( 1000 ) ).toBe( 1 );
} );

test( 'reacts to reduced motion being turned on later', () => {
	start();
	look( true );
	motion.matches = true;
	motion.dispatchEvent( new Event( 'change' ) );
	expect( moves( 3000 ) ).toBe( 0 );
} );

test( 'restarts its timer after an interaction', () => {
	const player = start();
	look( true );
	jest.advanceTimersByTime( 900 );
	player.rest();
	expect( moves( 900 ) ).toBe( 0 );
	expect( moves( 100 ) ).toBe( 1 );
} );

test( 'ends', () => {
	const player = start();
	look( true );
	player.stop();
	jest.advanceTimersByTime( 5000 );
	expect( move ).not.toHaveBeenCalled();
} );
