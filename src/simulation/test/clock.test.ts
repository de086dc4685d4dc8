/** The time of a simulated page. */
import { Clock } from '../clock';

const own = {
	Date,
	setTimeout,
	setInterval,
	clearTimeout,
	clearInterval,
	now: performance.now,
};

let clock: Clock;

beforeEach( () => {
	clock = new Clock( Date.UTC( 2040, 0, 31 ) );
	clock.install();
} );

afterEach( () => {
	const { now, ...timers } = own;
	Object.assign( window, timers );
	performance.now = now;
} );

const settle = () => Promise.resolve();

it( 'stands still until it is told to go on', async () => {
	const run = jest.fn();
	setTimeout( run, 5000 );
	await clock.advance( 4999, settle );
	expect( run ).not.toHaveBeenCalled();
	expect( performance.now() ).toBe( 4999 );
	await clock.advance( 5000, settle );
	expect( run ).toHaveBeenCalledTimes( 1 );
	expect( new Date().toISOString() ).toBe( '2040-01-31T00:00:05.000Z' );
	expect( Date.now() ).toBe( Date.UTC( 2040, 0, 31 ) + 5000 );
	expect( new Date( 0 ).getTime() ).toBe( 0 );
} );

it( 'calls timers in the order of their time, each at its own', async () => {
	const calls: string[] = [];
	const note = ( name: string ) =>
		calls.push( `${ name } ${ performance.now() }` );
	setTimeout( note, 20, 'late' );
	setTimeout( () => {
		note( 'early' );
		setTimeout( note, 5, 'inner' );
	}, 10 );
	const timer = setInterval( note, 8, 'often' );
	clearTimeout( setTimeout( note, 1, 'never' ) as unknown as number );
	await clock.advance( 20, settle );
	clearInterval( timer );
	await clock.advance( 100, settle );
	expect( calls ).toEqual( [
		'often 8',
		'early 10',
		'inner 15',
		'often 16',
		'late 20',
	] );
} );

it( 'goes on although a timer calls itself at once', async () => {
	let calls = 0;
	const again = () => {
		calls++;
		setTimeout( again );
	};
	setTimeout( again );
	await clock.advance( 100, settle );
	expect( calls ).toBe( 26 );
} );

it( 'goes on although a timer fails', async () => {
	const failed = jest.fn();
	Object.assign( window, { reportError: failed } );
	setTimeout( () => {
		throw new Error( 'Broken.' );
	} );
	await clock.advance( 1, settle );
	expect( failed ).toHaveBeenCalledWith( new Error( 'Broken.' ) );
} );

it( 'lets time pass once, even if it is told to go on meanwhile', async () => {
	const calls: string[] = [];
	let atWork = 0;
	const slow = async () => {
		calls.push( `${ performance.now() } by ${ ++atWork }` );
		await Promise.resolve();
		await Promise.resolve();
		atWork--;
	};
	[ 10, 20, 30 ].forEach( ( at ) => setTimeout( () => {}, at ) );
	await Promise.all( [
		clock.advance( 15, slow ),
		clock.advance( 35, slow ),
		clock.advance( 25, slow ),
	] );
	expect( calls ).toEqual( [ '10 by 1', '20 by 1', '30 by 1' ] );
	expect( performance.now() ).toBe( 35 );
} );
