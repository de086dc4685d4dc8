/** The slider of the simulator: which moves load the page again. */
import { act, renderHook } from '@testing-library/react';
import type { Simulation } from '@frontage/simulation/types';
import { again, simulate } from './run';
import { useSimulation } from './use-simulation';
import { someone } from './visitor';

jest.mock( './run', () => ( { again: jest.fn(), simulate: jest.fn() } ) );

const advance = jest.fn< Promise< void >, [ number ] >( async () => {} );

const simulation: Simulation = {
	printed: { status: 200, time: 0, refused: [] },
	events: [],
	ready: async () => {},
	advance,
	memory: () => ( { cookies: {}, local: {} } ),
};

/** Lets the slider rest. */
const rest = () => act( () => jest.advanceTimersByTimeAsync( 250 ) );

async function simulated() {
	const { result } = renderHook( () => useSimulation( 'nonce' ) );
	const visitor = someone( '/' );
	jest.mocked( simulate ).mockResolvedValue( {
		simulation,
		result: {
			visitor,
			events: [],
			printed: simulation.printed,
			memory: simulation.memory(),
		},
	} );
	await act( () => result.current.run( visitor ) );
	return {
		result,
		move: ( seconds: number ) =>
			act( () => result.current.setTime( seconds ) ),
	};
}

/** Makes loading take as long as the test wants. */
function slowly() {
	let load = () => {};
	let fail = () => {};
	jest.mocked( again ).mockImplementationOnce(
		() =>
			new Promise( ( resolve, reject ) => {
				load = () => resolve( simulation );
				fail = () => reject( new Error( 'Gone.' ) );
			} )
	);
	return {
		load: () => act( async () => load() ),
		fail: () => act( async () => fail() ),
	};
}

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
} );

afterEach( () => jest.useRealTimers() );

it( 'goes on in a page that is still loading', async () => {
	const { result, move } = await simulated();
	expect( result.current.shown ).toBe( result.current.time );
	const page = slowly();
	move( 2 );
	await rest();
	move( 9 );
	await rest();
	expect( result.current.shown ).not.toBe( 9 );
	await page.load();
	expect( again ).toHaveBeenCalledTimes( 1 );
	expect( advance.mock.calls.map( ( [ time ] ) => time ) ).toEqual( [
		2000, 9000,
	] );
	expect( result.current.shown ).toBe( 9 );
} );

it( 'loads the page again for an earlier time, and after a failure', async () => {
	const { result, move } = await simulated();
	const page = slowly();
	move( 9 );
	await rest();
	await page.fail();
	expect( result.current.shown ).toBe( 60 );
	const next = slowly();
	move( 12 );
	await rest();
	await next.load();
	const last = slowly();
	move( 4 );
	await rest();
	await last.load();
	expect( again ).toHaveBeenCalledTimes( 3 );
	expect( result.current.shown ).toBe( 4 );
} );
