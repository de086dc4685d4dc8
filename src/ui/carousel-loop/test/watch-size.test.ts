import { watchSize } from '../watch-size';
import { FakeResizeObserver } from '../../../../tests/support/observers';

const AFTER = 200;

let heed: jest.Mock;
let stop: () => void;

/** What happens to the element: its new width and height, and the milliseconds after it. */
type Step = [ width: number, height: number, wait: number ];

function watch( ...steps: Step[] ): void {
	const element = document.createElement( 'div' );
	stop = watchSize( element, AFTER, heed );
	for ( const [ width, height, wait ] of steps ) {
		FakeResizeObserver.last.resizeTo( element, width, height );
		jest.advanceTimersByTime( wait );
	}
}

beforeEach( () => {
	jest.useFakeTimers();
	FakeResizeObserver.install();
	heed = jest.fn();
} );

afterEach( () => {
	stop();
	jest.useRealTimers();
} );

const CASES: Record< string, [ times: number, ...steps: Step[] ] > = {
	'its first size': [ 0, [ 400, 100, 500 ] ],
	'a resize': [ 1, [ 400, 100, 500 ], [ 800, 100, 500 ] ],
	'a resize in many steps': [
		1,
		[ 400, 100, 500 ],
		[ 500, 100, 50 ],
		[ 600, 100, 50 ],
		[ 700, 100, 500 ],
	],
	'another height': [ 0, [ 400, 100, 500 ], [ 400, 300, 500 ] ],
	'a picture that loads after a resize': [
		1,
		[ 400, 100, 500 ],
		[ 800, 100, 100 ],
		[ 800, 300, 500 ],
	],
	'a resize that is taken back': [
		0,
		[ 400, 100, 500 ],
		[ 800, 100, 100 ],
		[ 400, 100, 500 ],
	],
	'being shown': [ 1, [ 0, 0, 500 ], [ 400, 100, 500 ] ],
	'being hidden': [ 0, [ 400, 100, 500 ], [ 0, 0, 500 ] ],
	'being shown again': [
		0,
		[ 400, 100, 500 ],
		[ 0, 0, 500 ],
		[ 400, 100, 500 ],
	],
	'being hidden right after a resize, and shown': [
		1,
		[ 400, 100, 500 ],
		[ 800, 100, 100 ],
		[ 0, 0, 500 ],
		[ 800, 100, 500 ],
	],
};

test.each( Object.entries( CASES ) )( '%s', ( _, [ times, ...steps ] ) => {
	watch( ...steps );
	expect( heed ).toHaveBeenCalledTimes( times );
} );

test( 'nothing follows after it has stopped', () => {
	watch( [ 400, 100, 500 ], [ 800, 100, 100 ] );
	stop();
	jest.advanceTimersByTime( 500 );
	expect( heed ).not.toHaveBeenCalled();
} );
