import { whenIdle } from './idle-timer';

const stops: AbortController[] = [];

function watch( time?: number ) {
	const stop = new AbortController();
	stops.push( stop );
	const run = jest.fn();
	whenIdle( run, stop.signal, time );
	return { run, stop };
}

const move = ( at: number ) => {
	const event = new Event( 'pointermove' );
	Object.defineProperty( event, 'timeStamp', { value: at } );
	dispatchEvent( event );
};

beforeEach( () => {
	jest.useFakeTimers();
	AbortSignal.any ??= ( signals ) => {
		const either = new AbortController();
		for ( const signal of signals ) {
			signal.addEventListener( 'abort', () => either.abort() );
		}
		return either.signal;
	};
} );

afterEach( () => {
	stops.splice( 0 ).forEach( ( stop ) => stop.abort() );
	jest.useRealTimers();
} );

it( 'calls once after 30 seconds of inactivity', () => {
	const { run } = watch();
	jest.advanceTimersByTime( 29_999 );
	expect( run ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	dispatchEvent( new Event( 'keydown' ) );
	jest.advanceTimersByTime( 60_000 );
	expect( run ).toHaveBeenCalledTimes( 1 );
} );

it.each( [ 'keydown', 'pointerdown', 'wheel', 'touchmove', 'scroll' ] )(
	'restarts on %s',
	( sign ) => {
		const { run } = watch( 1000 );
		jest.advanceTimersByTime( 900 );
		dispatchEvent( new Event( sign ) );
		jest.advanceTimersByTime( 900 );
		expect( run ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 100 );
		expect( run ).toHaveBeenCalled();
	}
);

it( 'checks mouse movements only every 200 ms', () => {
	const { run } = watch( 1000 );
	move( 500 );
	jest.advanceTimersByTime( 900 );
	move( 699 );
	jest.advanceTimersByTime( 100 );
	expect( run ).toHaveBeenCalled();
	const second = watch( 1000 );
	move( 500 );
	jest.advanceTimersByTime( 900 );
	move( 700 );
	jest.advanceTimersByTime( 100 );
	expect( second.run ).not.toHaveBeenCalled();
} );

it( 'can be stopped', () => {
	const { run, stop } = watch( 1000 );
	stop.abort();
	jest.advanceTimersByTime( 2000 );
	expect( run ).not.toHaveBeenCalled();
} );
