import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { notify, send, useRest, type RestError } from '../../parts';
import type { Answer, Overlay } from './types';
import { titleOf } from './labels';

/** Changes that owners make; each is saved at once. */
export interface Changes {
	turn: ( overlay: Overlay, isOn: boolean ) => Promise< void >;
	sort: ( ids: string[] ) => Promise< void >;
	showAgain: ( overlay: Overlay ) => Promise< void >;
	/** Opens the copy in the editor. */
	duplicate: ( overlay: Overlay ) => Promise< void >;
	/** Throws a `RestError` that names the field. */
	schedule: (
		overlay: Overlay,
		from: string,
		until: string
	) => Promise< void >;
}

/** Returns the list of overlays, and functions that change it. */
export function useOverlays() {
	const { data, error, reload } = useRest< Answer >( 'overlays' );
	const [ answer, setAnswer ] = useState< Answer >();
	useEffect( () => setAnswer( data ), [ data ] );
	const [ order, setOrder ] = useState< string[] >();
	const sorting = useRef( 0 );
	const saving = useRef( Promise.resolve() );
	/** One after the other, so that the last answer is that of the last change. */
	const save = ( path: string, body: object ) => {
		const saved = saving.current.then( async () =>
			setAnswer( await send< Answer >( `overlays/${ path }`, body ) )
		);
		saving.current = saved.catch( () => {} );
		return saved;
	};
	const changes = changesWith( save );
	/** Shows the order at once: the next press begins where this one ended, whether it is saved yet or not. */
	const sort = async ( ids: string[] ) => {
		setOrder( ids );
		sorting.current++;
		await changes.sort( ids );
		if ( ! --sorting.current ) {
			setOrder( undefined );
		}
	};
	return {
		answer: answer && order ? inOrder( answer, order ) : answer,
		error,
		reload,
		changes: { ...changes, sort },
	};
}

/** Returns the list in another order than the server's; what is not named comes last. */
function inOrder( answer: Answer, ids: string[] ): Answer {
	const placeOf = ( { id }: Overlay ) =>
		ids.includes( id ) ? ids.indexOf( id ) : ids.length;
	return {
		...answer,
		overlays: [ ...answer.overlays ].sort(
			( a, b ) => placeOf( a ) - placeOf( b )
		),
	};
}

/**
 * Returns the changes, with their messages.
 *
 * @param save Sends a change and shows the new list.
 */
function changesWith(
	save: ( path: string, body: object ) => Promise< void >
): Changes {
	const report = async (
		work: Promise< void >,
		text: string,
		undo?: () => void
	) => {
		try {
			await work;
			notify( text, { undo } );
		} catch ( error ) {
			notify( ( error as RestError ).message, { error: true } );
		}
	};
	const turn = ( overlay: Overlay, isOn: boolean, canUndo = true ) =>
		report(
			save( 'switch', { ids: [ overlay.id ], do: isOn ? 'on' : 'off' } ),
			isOn ? sayOn( overlay ) : sayOff( overlay ),
			canUndo ? () => void turn( overlay, ! isOn, false ) : undefined
		);
	return {
		turn,
		sort: ( ids ) =>
			report(
				save( 'order', { ids } ),
				__( 'Order saved.', 'frontage' )
			),
		showAgain: ( overlay ) =>
			report(
				save( 'again', { id: overlay.id } ),
				sprintf(
					/* translators: %s: name of a popup. */
					__( '“%s” opens again for everyone.', 'frontage' ),
					titleOf( overlay )
				)
			),
		duplicate: async ( { id } ) => {
			try {
				const { edit } = await send< { edit: string } >(
					'overlays/duplicate',
					{ id }
				);
				window.location.assign( edit );
			} catch ( error ) {
				notify( ( error as RestError ).message, { error: true } );
			}
		},
		schedule: async ( { id }, from, until ) => {
			await save( 'schedule', { id, from, until } );
			notify( __( 'Schedule saved.', 'frontage' ) );
		},
	};
}

const sayOn = ( overlay: Overlay ) =>
	/* translators: %s: name of a block or feature. */
	sprintf( __( '“%s” is on.', 'frontage' ), titleOf( overlay ) );

const sayOff = ( overlay: Overlay ) =>
	/* translators: %s: name of a block or feature. */
	sprintf( __( '“%s” is off.', 'frontage' ), titleOf( overlay ) );
