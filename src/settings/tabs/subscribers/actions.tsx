import type { Action } from '@wordpress/dataviews/wp';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { Confirm, notify, send, type RestError } from '../../parts';
import type { Subscriber } from './types';

type Verb = 'resend' | 'unsubscribe' | 'delete';

function resultMessage( verb: Verb, done: number ): string {
	switch ( verb ) {
		case 'resend':
			return sprintf(
				/* translators: %d: number of people. */
				_n(
					'Sent to %d person.',
					'Sent to %d people.',
					done,
					'frontage'
				),
				done
			);
		case 'unsubscribe':
			return sprintf(
				/* translators: %d: number of people. */
				_n(
					'%d person unsubscribed.',
					'%d people unsubscribed.',
					done,
					'frontage'
				),
				done
			);
		default:
			return sprintf(
				/* translators: %d: number of people. */
				_n(
					'%d person deleted.',
					'%d people deleted.',
					done,
					'frontage'
				),
				done
			);
	}
}

async function change(
	verb: Verb,
	people: Subscriber[],
	reload: () => void
): Promise< void > {
	try {
		const { done } = await send< { done: number } >( 'subscribers/bulk', {
			do: verb,
			ids: people.map( ( { id } ) => id ),
		} );
		notify( resultMessage( verb, done ) );
	} catch ( error ) {
		notify( ( error as RestError ).message, { error: true } );
	}
	reload();
}

/**
 * Returns the actions for one or more subscribers.
 *
 * @param reload Reloads the table.
 */
export function actionsFor( reload: () => void ): Action< Subscriber >[] {
	return [
		{
			id: 'resend',
			label: __( 'Resend', 'frontage' ),
			supportsBulk: true,
			isEligible: ( { status, task } ) => !! task || status === 'pending',
			callback: ( people ) => void change( 'resend', people, reload ),
		},
		{
			id: 'unsubscribe',
			label: __( 'Unsubscribe', 'frontage' ),
			supportsBulk: true,
			isEligible: ( { status } ) => status !== 'unsubscribed',
			callback: ( people ) =>
				void change( 'unsubscribe', people, reload ),
		},
		{
			id: 'delete',
			label: __( 'Delete', 'frontage' ),
			supportsBulk: true,
			hideModalHeader: true,
			RenderModal: ( { items, closeModal } ) => (
				<Delete
					people={ items }
					reload={ reload }
					close={ () => closeModal?.() }
				/>
			),
		},
	];
}

interface DeleteProps {
	people: Subscriber[];
	reload: () => void;
	close: () => void;
}

function Delete( { people, reload, close }: DeleteProps ) {
	const [ isBusy, setBusy ] = useState( false );
	return (
		<Confirm
			title={ sprintf(
				/* translators: %d: number of people. */
				_n(
					'Delete %d person?',
					'Delete %d people?',
					people.length,
					'frontage'
				),
				people.length
			) }
			action={ __( 'Delete', 'frontage' ) }
			isDestructive
			isBusy={ isBusy }
			onCancel={ close }
			onConfirm={ () => {
				setBusy( true );
				void change( 'delete', people, reload ).then( close );
			} }
		>
			<p>
				{ __(
					'They are deleted from this site, including the record of whether they unsubscribed, so an import could add them again. To prevent this, unsubscribe them instead. They are not deleted from other services.',
					'frontage'
				) }
			</p>
		</Confirm>
	);
}
