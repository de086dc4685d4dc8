import { useEffect, useReducer, useRef } from 'react';
import { loadConverter } from '@frontage/exit-converter/frame';
import { read, type RestError } from '../../../parts';
import type { ConverterAnswer, Outcome, UnconvertedContent } from './types';
import { walkPlaces } from './walk';

export interface Course {
	step: 'idle' | 'checking' | 'checked' | 'replacing' | 'done';
	/** Number of places. */
	total: number;
	outcomes: Outcome[];
	unconverted?: UnconvertedContent;
	/** Whether the owner stopped before the end. */
	isStopped: boolean;
	error?: RestError | Error;
}

const START: Course = {
	step: 'idle',
	total: 0,
	outcomes: [],
	isStopped: false,
};

const reduce = (
	course: Course,
	changed: Partial< Course > | Outcome
): Course =>
	'changes' in changed
		? { ...course, outcomes: [ ...course.outcomes, changed ] }
		: { ...course, ...changed };

/**
 * Checks what our blocks would become, and replaces them.
 *
 * @param onDone Called when something was replaced.
 */
export function useExitConverter( onDone: () => void ) {
	const [ course, change ] = useReducer( reduce, START );
	const isStopped = useRef( false );
	useEffect( () => () => void ( isStopped.current = true ), [] );

	const run = async ( isSaving: boolean ) => {
		isStopped.current = false;
		const step = isSaving ? 'replacing' : 'checking';
		change( { ...START, step, unconverted: undefined, error: undefined } );
		let close = () => {};
		try {
			const { places, converter, ...unconverted } =
				await read< ConverterAnswer >( 'exit-converter' );
			change( { total: places, unconverted } );
			const frame = await loadConverter( converter );
			close = frame.close;
			await walkPlaces( {
				convert: frame.convert,
				isSaving,
				onPlace: ( outcome ) => {
					change( outcome );
					return ! isStopped.current;
				},
			} );
			change( { step: isSaving ? 'done' : 'checked' } );
		} catch ( error ) {
			change( { step: 'idle', error: error as RestError | Error } );
		}
		change( { isStopped: isStopped.current } );
		close();
		if ( isSaving ) {
			onDone();
		}
	};
	return {
		course,
		check: () => run( false ),
		replace: () => run( true ),
		stop: () => void ( isStopped.current = true ),
		close: () =>
			change( { ...START, unconverted: undefined, error: undefined } ),
	};
}
