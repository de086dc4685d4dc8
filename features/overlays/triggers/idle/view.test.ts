import { schedule } from '../../test/schedule';
import { trigger } from './view';

it.each( [
	[ 'so many seconds', '10', 10 ],
	[ '30 seconds', '', 30 ],
] )( 'fires after %s without a sign of the visitor', ( _, value, seconds ) => {
	const fire = schedule( trigger, value );
	jest.advanceTimersByTime( 5000 );
	dispatchEvent( new Event( 'keydown' ) );
	document.dispatchEvent( new Event( 'keydown' ) );
	jest.advanceTimersByTime( seconds * 1000 - 1000 );
	expect( fire ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 2000 );
	expect( fire ).toHaveBeenCalledTimes( 1 );
} );
