import { useCallback, useEffect, useState } from 'react';
import { read, type RestError } from '@frontage/settings/parts';
import type { Details } from './types';

interface Answer {
	of: number;
	details?: Details;
	error?: RestError;
}

/**
 * Reads a message with everything about it. Nothing is shown of an earlier visit: it may have changed since.
 * @param id    Of the message.
 * @param query What the list is limited to, for the neighbors.
 */
export function useDetails( id: number, query: string ) {
	const [ round, setRound ] = useState( 0 );
	const [ answer, setAnswer ] = useState< Answer >( { of: 0 } );
	useEffect( () => {
		let isOver = false;
		const settle = ( part: Partial< Answer > ) =>
			isOver ||
			setAnswer( ( { of, details } ) => ( {
				of: id,
				// What is known stays, if it cannot be read again.
				details: of === id ? details : undefined,
				...part,
			} ) );
		read< Details >( `entries/${ id }?${ query }` ).then(
			( details ) => settle( { details } ),
			( error ) => settle( { error } )
		);
		return () => {
			isOver = true;
		};
	}, [ id, query, round ] );
	const reload = useCallback( () => setRound( ( n ) => n + 1 ), [] );
	const { details, error } =
		answer.of === id ? answer : { details: undefined, error: undefined };
	return { details, error, reload };
}
