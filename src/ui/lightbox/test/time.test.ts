import { leaveWhenQuiet } from '../auto-hide';
import { slideshow } from '../slideshow';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'advances every 5000 ms while playing, and not before it was started', () => {
	const next = jest.fn();
	const changed = jest.fn();
	const stop = new AbortController();
	const show = slideshow( next, changed, stop.signal );
	show.rest();
	jest.advanceTimersByTime( 20000 );
	expect( next ).not.toHaveBeenCalled();
	show.toggle();
	jest.advanceTimersByTime( 4999 );
	expect( next ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	expect( next ).toHaveBeenCalledTimes( 1 );
	show.rest();
	show.toggle();
	jest.advanceTimersByTime( 20000 );
	expect( next ).toHaveBeenCalledTimes( 1 );
	expect( changed.mock.calls ).toEqual( [ [ true ], [ false ] ] );
	show.toggle( true );
	stop.abort();
	jest.advanceTimersByTime( 20000 );
	expect( next ).toHaveBeenCalledTimes( 1 );
} );

it( 'hides the controls after 3000 ms of inactivity', () => {
	const box = document.createElement( 'div' );
	const stop = new AbortController();
	leaveWhenQuiet( box, stop.signal );
	const isQuiet = () => box.hasAttribute( 'data-quiet' );
	jest.advanceTimersByTime( 2999 );
	expect( isQuiet() ).toBe( false );
	jest.advanceTimersByTime( 1 );
	expect( isQuiet() ).toBe( true );
	box.dispatchEvent( new Event( 'pointermove' ) );
	expect( isQuiet() ).toBe( false );
	jest.advanceTimersByTime( 2999 );
	box.dispatchEvent( new Event( 'keydown' ) );
	jest.advanceTimersByTime( 2999 );
	expect( isQuiet() ).toBe( false );
	stop.abort();
	jest.advanceTimersByTime( 9000 );
	expect( isQuiet() ).toBe( false );
} );
