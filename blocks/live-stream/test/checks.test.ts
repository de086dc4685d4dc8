/** When the server is asked: at once, each half minute for a quarter of an hour, and not while nobody looks. */
import { keepChecking } from '../view/checks';
import type { Answer } from '../view/types';

const KNOWN: Answer = { fresh_live: false, is_known: true, streams: [] };
const UNKNOWN: Answer = { ...KNOWN, is_known: false };

let isHidden = false;
let stop: () => void;

const later = ( ms: number ) => jest.advanceTimersByTimeAsync( ms );

const hide = ( is: boolean ) => {
	isHidden = is;
	document.dispatchEvent( new Event( 'visibilitychange' ) );
};

function start( ...answers: ( Answer | Error )[] ) {
	const check = jest.fn( async () => {
		const answer = answers.length > 1 ? answers.shift()! : answers[ 0 ]!;
		if ( answer instanceof Error ) {
			throw answer;
		}
		return answer;
	} );
	const onAnswer = jest.fn();
	stop = keepChecking( check, onAnswer );
	return { check, onAnswer };
}

beforeEach( () => {
	isHidden = false;
	jest.useFakeTimers();
	jest.spyOn( document, 'hidden', 'get' ).mockImplementation(
		() => isHidden
	);
} );

afterEach( () => {
	stop();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

test( 'checks at once, then 30 times every 30000 ms', async () => {
	const { check, onAnswer } = start( KNOWN );
	await later( 0 );
	expect( check ).toHaveBeenCalledTimes( 1 );
	await later( 29_999 );
	expect( check ).toHaveBeenCalledTimes( 1 );
	await later( 1 );
	expect( check ).toHaveBeenCalledTimes( 2 );
	await later( 3_600_000 );
	expect( check ).toHaveBeenCalledTimes( 31 );
	expect( onAnswer ).toHaveBeenCalledTimes( 31 );
} );

test( 'tries five times a second apart until there is an answer', async () => {
	const { check, onAnswer } = start( UNKNOWN, new Error( 'x' ), KNOWN );
	await later( 1000 );
	expect( [ check.mock.calls.length, onAnswer.mock.calls.length ] ).toEqual( [
		2, 0,
	] );
	await later( 1000 );
	expect( onAnswer ).toHaveBeenCalledTimes( 1 );
	await later( 29_999 );
	expect( check ).toHaveBeenCalledTimes( 3 );
	await later( 1 );
	expect( check ).toHaveBeenCalledTimes( 4 );
} );

test( 'gives up the first tries after five, and goes on every 30000 ms', async () => {
	const { check, onAnswer } = start( UNKNOWN );
	await later( 29_000 );
	expect( check ).toHaveBeenCalledTimes( 5 );
	await later( 6000 );
	expect( check ).toHaveBeenCalledTimes( 6 );
	await later( 3_600_000 );
	expect( check ).toHaveBeenCalledTimes( 35 );
	expect( onAnswer ).not.toHaveBeenCalled();
} );

test( 'pauses while the page is hidden, and checks when it is seen again', async () => {
	const { check } = start( KNOWN );
	await later( 0 );
	hide( true );
	await later( 600_000 );
	expect( check ).toHaveBeenCalledTimes( 1 );
	hide( false );
	await later( 0 );
	expect( check ).toHaveBeenCalledTimes( 2 );
	hide( true );
	await later( 10_000 );
	hide( false );
	await later( 0 );
	expect( check ).toHaveBeenCalledTimes( 2 );
	await later( 20_000 );
	expect( check ).toHaveBeenCalledTimes( 3 );
} );

test( 'a page that opens in the background waits until it is seen', async () => {
	isHidden = true;
	const { check } = start( KNOWN );
	await later( 60_000 );
	expect( check ).not.toHaveBeenCalled();
	hide( false );
	await later( 0 );
	expect( check ).toHaveBeenCalledTimes( 1 );
} );

test( 'stops, also while it waits for an answer', async () => {
	const { check, onAnswer } = start( KNOWN );
	jest.advanceTimersByTime( 0 );
	stop();
	await later( 3_600_000 );
	expect( check ).toHaveBeenCalledTimes( 1 );
	expect( onAnswer ).not.toHaveBeenCalled();
} );
