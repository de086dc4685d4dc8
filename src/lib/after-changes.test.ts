/** A form that shows fields by what is chosen in others. */
import { afterChanges } from './after-changes';

let form: HTMLFormElement;
let stop: AbortController;
const run = jest.fn();

beforeEach( () => {
	jest.useFakeTimers();
	run.mockClear();
	document.body.innerHTML = '<form><input></form>';
	form = document.forms[ 0 ]!;
	stop = new AbortController();
	afterChanges( form, run, stop.signal );
} );

afterEach( () => {
	stop.abort();
	jest.useRealTimers();
} );

const field = () => form.elements[ 0 ]!;

const happen = ( type: string, at: EventTarget = field() ) =>
	at.dispatchEvent( new Event( type, { bubbles: true } ) );

it( 'waits longer after typing than after a choice', () => {
	happen( 'input' );
	jest.advanceTimersByTime( 249 );
	expect( run ).not.toHaveBeenCalled();
	happen( 'change' );
	jest.advanceTimersByTime( 99 );
	expect( run ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	expect( run ).toHaveBeenCalledTimes( 1 );
	expect( run ).toHaveBeenCalledWith( field() );
} );

it( 'waits for the end of a press, and for its click', () => {
	happen( 'pointerdown', window );
	happen( 'change' );
	jest.advanceTimersByTime( 300 );
	expect( run ).not.toHaveBeenCalled();
	happen( 'pointerup', window );
	jest.advanceTimersByTime( 49 );
	expect( run ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	expect( run ).toHaveBeenCalledTimes( 1 );
} );

it( 'ends with its signal', () => {
	happen( 'change' );
	stop.abort();
	jest.advanceTimersByTime( 1000 );
	expect( run ).not.toHaveBeenCalled();
} );
