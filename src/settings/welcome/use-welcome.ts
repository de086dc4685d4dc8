import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { notify, send, useRest, type RestError } from '../parts';

export interface WelcomeState {
	isDismissed: boolean;
	steps: { block: boolean; seen: boolean; demo: boolean };
	/** The demo page, if it was created. */
	demo: { id: number; title: string; edit: string } | null;
}

type DemoAnswer = NonNullable< WelcomeState[ 'demo' ] > & { isNew: boolean };

const fail = ( error: unknown ) =>
	notify( ( error as RestError ).message, { error: true } );

/** Returns the checklist's state and its actions. */
export function useWelcome() {
	const { data } = useRest< WelcomeState >( 'welcome' );
	const [ state, setState ] = useState( data );
	const [ isBusy, setBusy ] = useState( false );
	useEffect( () => setState( data ), [ data ] );

	const note = ( changed: { dismissed?: boolean; seen?: boolean } ) =>
		send< WelcomeState >( 'welcome', changed ).then( setState, fail );

	const dismiss = async () => {
		await note( { dismissed: true } );
		notify( __( 'First steps hidden.', 'frontage' ), {
			undo: () => void note( { dismissed: false } ),
		} );
	};

	const makeDemo = async () => {
		setBusy( true );
		try {
			const { isNew, ...demo } = await send< DemoAnswer >( 'demo-page' );
			setState( ( now ) =>
				now
					? { ...now, demo, steps: { ...now.steps, demo: true } }
					: now
			);
			notify(
				isNew
					? __( 'Demo page saved as a draft.', 'frontage' )
					: __( 'The demo page already exists.', 'frontage' )
			);
		} catch ( error ) {
			fail( error );
		}
		setBusy( false );
	};

	return { state, isBusy, note, dismiss, makeDemo };
}
