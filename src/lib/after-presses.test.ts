/** Waiting for the end of a press. */
import { afterPresses } from './after-presses';

let stop: AbortController;
let calmly: ( run: () => void ) => void;
const point = ( type: string ) =>
	document.body.dispatchEvent( new Event( type, { bubbles: true } ) );

beforeEach( () => {
	jest.useFakeTimers();
	stop = new AbortController();
	calmly = afterPresses( stop.signal );
} );

afterEach( () => {
	stop.abort();
	jest.useRealTimers();
} );

it( 'runs at once while nothing is pressed', () => {
	const run = jest.fn();
	calmly( run );
	expect( run ).toHaveBeenCalledTimes( 1 );
} );

it.each( [ 'pointerup', 'pointercancel' ] )(
	'waits for %s and the click after it, and runs the last callback once',
	( end ) => {
		const [ first, last ] = [ jest.fn(), jest.fn() ];
		point( 'pointerdown' );
		calmly( first );
		calmly( last );
		jest.advanceTimersByTime( 3000 );
		expect( last ).not.toHaveBeenCalled();
		point( end );
		expect( last ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 50 );
		expect( last ).toHaveBeenCalledTimes( 1 );
		expect( first ).not.toHaveBeenCalled();
	}
);

it( 'runs nothing after it was stopped', () => {
	const run = jest.fn();
	point( 'pointerdown' );
	calmly( run );
	point( 'pointerup' );
	stop.abort();
	jest.advanceTimersByTime( 50 );
	expect( run ).not.toHaveBeenCalled();
} );
