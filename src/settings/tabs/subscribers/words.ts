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
		/* translators: %s: what is waiting, such as “Delivery to the service”. */
		return sprintf( __( '%s: pending.', 'frontage' ), what );
	}
	const when = one.due
		? sprintf(
				/* translators: 1: number of tries, 2: date and time. */
				__( 'Attempts: %1$d. Next attempt: %2$s.', 'frontage' ),
				one.tries,
				date( one.due )
			)
		: __( 'It will not be retried automatically.', 'frontage' );
	return sprintf(
		/* translators: 1: what failed, 2: why, 3: when it is tried again. */
		__( '%1$s failed: %2$s %3$s', 'frontage' ),
		what,
		one.problem,
		when
	);
}
