/** Labels of states. */
import { __, sprintf } from '@wordpress/i18n';
import type { ListOfSite, Subscriber } from './types';

export const statuses = (): Record< Subscriber[ 'status' ], string > => ( {
	pending: __( 'Not confirmed yet', 'frontage' ),
	subscribed: __( 'Subscribed', 'frontage' ),
	handed: __( 'Waiting for confirmation by the service', 'frontage' ),
	unsubscribed: __( 'Unsubscribed', 'frontage' ),
} );

const tasks = (): Record< string, string > => ( {
	confirm: __( 'Confirmation email', 'frontage' ),
	known: __( 'Email to existing subscriber', 'frontage' ),
	deliver: __( 'Delivery to the service', 'frontage' ),
	remove: __( 'Removal from the service', 'frontage' ),
} );

/**
 * Returns the label of a list: its provider and its name.
 *
 * @param of    The list.
 * @param names Names of providers, by slug.
 */
export function nameOf(
	{ provider, list }: Pick< ListOfSite, 'provider' | 'list' >,
	names: Record< string, string >
): string {
	const whose =
		provider === 'local'
			? __( 'This site', 'frontage' )
			: ( names[ provider ] ?? provider );
	return list ? `${ whose }: ${ list }` : whose;
}

/**
 * Returns the pending task of a subscriber in words; empty if none.
 *
 * @param one  The subscriber.
 * @param date Formats a time.
 */
export function workOf(
	one: Subscriber,
	date: ( time: number ) => string
): string {
	if ( ! one.task ) {
		return '';
	}
	const what = tasks()[ one.task ] ?? one.task;
	if ( ! one.problem ) {
		/* translators: %s: task, such as “Delivery to the service”. */
		return sprintf( __( '%s: pending.', 'frontage' ), what );
	}
	return one.due
		? sprintf(
				/* translators: 1: task, such as “Delivery to the service”, 2: number of attempts, 3: date and time, 4: reason, a sentence. */
				__(
					'%1$s: failed (attempts: %2$d). Next attempt: %3$s. %4$s',
					'frontage'
				),
				what,
				one.tries,
				date( one.due ),
				one.problem
			)
		: sprintf(
				/* translators: 1: task, such as “Delivery to the service”, 2: reason, a sentence. */
				__(
					'%1$s: failed. It will not be retried automatically. %2$s',
					'frontage'
				),
				what,
				one.problem
			);
}
