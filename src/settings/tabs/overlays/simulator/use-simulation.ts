import { useCallback, useEffect, useRef, useState } from 'react';
import type { Simulation } from '@frontage/simulation/types';
import { again, simulate, type Result } from './run';
import type { Visitor } from './visitor';

/** How long the slider has to rest before the frame follows. */
const REST_MS = 250;

export interface Running {
	result?: Result;
	error: string;
	/** Number of the visit that is being simulated, from 1; 0 if none is. */
	visit: number;
	/** Time on the slider, in seconds. */
	time: number;
	/** Time in the frame, in seconds. */
	shown: number;
}

interface Frame {
	/** The page in it, which may still be loading. */
	page: Promise< Simulation >;
	/** Time until which it goes on, in seconds. */
	time: number;
}

const NONE: Running = { error: '', visit: 0, time: 0, shown: 0 };

/**
 * Simulates in a frame, and shows the page at the time of the slider.
 *
 * @param nonce Of the owner.
 */
export function useSimulation( nonce: string ) {
	const place = useRef< HTMLDivElement >( null );
	const stop = useRef( new AbortController() );
	const frame = useRef< Frame >();
	const [ running, setRunning ] = useState( NONE );
	const change = ( part: Partial< Running > ) =>
		setRunning( ( before ) => ( { ...before, ...part } ) );

	const begin = useCallback( () => {
		stop.current.abort();
		stop.current = new AbortController();
		const { signal } = stop.current;
		return { place: place.current!, nonce, signal };
	}, [ nonce ] );

	const run = async ( visitor: Visitor ) => {
		const stage = begin();
		change( { error: '', visit: 1 } );
		try {
			const { result, simulation } = await simulate(
				visitor,
				stage,
				( visit ) => change( { visit } )
			);
			const time = visitor.length;
			frame.current = { page: Promise.resolve( simulation ), time };
			change( { result, visit: 0, time, shown: time } );
		} catch ( error ) {
			if ( ! stage.signal.aborted ) {
				stage.place.replaceChildren();
				change( {
					result: undefined,
					visit: 0,
					error: ( error as Error ).message,
				} );
			}
		}
	};

	const { result, time, visit } = running;
	useEffect( () => {
		if ( ! result || visit || frame.current?.time === time ) {
			return undefined;
		}
		const timer = setTimeout( () => void show( result, time ), REST_MS );
		return () => clearTimeout( timer );

		/** Goes on in the page, even if it is still loading; only for an earlier time, it is loaded again. */
		async function show( past: Result, seconds: number ) {
			const is = frame.current;
			const page =
				is && is.time < seconds ? is.page : again( past, begin() );
			const next: Frame = { page, time: seconds };
			frame.current = next;
			try {
				await ( await page ).advance( seconds * 1000 );
				change( { shown: seconds } );
			} catch {
				if ( frame.current === next ) {
					frame.current = undefined;
				}
			}
		}
	}, [ result, time, visit, begin ] );

	useEffect( () => () => stop.current.abort(), [] );

	return {
		...running,
		place,
		run,
		setTime: ( seconds: number ) => change( { time: seconds } ),
	};
}
