/** Schedules triggers in a page that can be scrolled, for their tests. */
import type { Trigger } from '../view/trigger';

/** Scrollable distance in pixels. */
export const MOST = 2000;

const HEIGHT = 800;

const stops: AbortController[] = [];

/** Schedules a trigger until the test ends; returns what it calls. */
export function schedule( trigger: Trigger, value = '' ): jest.Mock {
	const stop = new AbortController();
	stops.push( stop );
	const fire = jest.fn();
	trigger.schedule( fire, value, stop.signal, () => true );
	return fire;
}

export const scrollTo = async ( pixels: number ) => {
	Object.assign( window, { scrollY: pixels } );
	dispatchEvent( new Event( 'scroll' ) );
	await jest.advanceTimersByTimeAsync( 20 );
};

/** Scrolls to right before a place, to it, and to the end, and expects one call at that place. */
export async function expectOnceAt(
	place: number,
	fire: jest.Mock
): Promise< void > {
	await scrollTo( place - 1 );
	expect( fire ).not.toHaveBeenCalled();
	await scrollTo( place );
	await scrollTo( MOST );
	expect( fire ).toHaveBeenCalledTimes( 1 );
}

beforeEach( () => {
	jest.useFakeTimers();
	AbortSignal.any ??= ( signals ) => {
		const either = new AbortController();
		signals.forEach( ( signal ) =>
			signal.addEventListener( 'abort', () => either.abort() )
		);
		return either.signal;
	};
	Object.assign( window, { innerHeight: HEIGHT, scrollY: 0 } );
	Object.defineProperty( document.documentElement, 'scrollHeight', {
		configurable: true,
		value: MOST + HEIGHT,
	} );
	document.body.replaceChildren();
} );

afterEach( () => {
	stops.splice( 0 ).forEach( ( stop ) => stop.abort() );
	jest.useRealTimers();
} );
