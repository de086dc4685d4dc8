import { __, _n, sprintf } from '@wordpress/i18n';
import { notify } from '@frontage/settings/parts';
import type { Change, Entry } from './types';

/**
 * Shows a notice about a change to messages; screen readers announce it.
 * @param to      The change.
 * @param before  Messages before the change.
 * @param changed Remaining messages after the change.
 * @param undo    Undoes it; offered after messages were moved to spam or to the trash.
 */
export function notifyChange(
	to: Change,
	before: Entry[],
	changed: Entry[],
	undo: () => void
): void {
	if ( to !== 'delete' && ! changed.length ) {
		const gone = _n(
			'Nothing was changed. The message has already been deleted.',
			'Nothing was changed. The messages have already been deleted.',
			before.length,
			'frontage'
		);
		notify( gone, { error: true } );
	} else if ( to === 'resend' ) {
		notifyOfMails( changed );
	} else if ( to === 'retry' ) {
		notify(
			__( 'Tried again. “What happened” shows the result.', 'frontage' )
		);
	} else {
		const done = to === 'delete' ? before.length : changed.length;
		const isMoved = [ 'spam', 'trash' ].includes( to );
		notify(
			sprintf( sentence( to, before, done ), done ),
			isMoved ? { undo } : {}
		);
	}
}

function sentence( to: Change, before: Entry[], done: number ) {
	const isBack = before.every( ( { state } ) =>
		[ 'spam', 'trash' ].includes( state )
	);
	switch ( isBack && to === 'read' ? 'restore' : to ) {
		case 'restore':
			/* translators: %d: number of messages. */
			return _n(
				'%d message moved to the inbox.',
				'%d messages moved to the inbox.',
				done,
				'frontage'
			);
		case 'read':
			/* translators: %d: number of messages. */
			return _n(
				'%d message marked as read.',
				'%d messages marked as read.',
				done,
				'frontage'
			);
		case 'new':
			/* translators: %d: number of messages. */
			return _n(
				'%d message marked as unread.',
				'%d messages marked as unread.',
				done,
				'frontage'
			);
		case 'spam':
			/* translators: %d: number of messages. */
			return _n(
				'%d message marked as spam.',
				'%d messages marked as spam.',
				done,
				'frontage'
			);
		case 'trash':
			/* translators: %d: number of messages. */
			return _n(
				'%d message moved to the trash.',
				'%d messages moved to the trash.',
				done,
				'frontage'
			);
		default:
			/* translators: %d: number of messages. */
			return _n(
				'%d message permanently deleted.',
				'%d messages permanently deleted.',
				done,
				'frontage'
			);
	}
}

const failureOf = ( { problem }: Entry ) =>
	problem
		? sprintf(
				/* translators: %s: error message from the mail server. */
				__( 'The email could not be sent: %s', 'frontage' ),
				problem
			)
		: __(
				'The email could not be sent and will be retried later.',
				'frontage'
			);

/**
 * Shows a notice whether the emails were resent.
 * @param entries Messages after the change.
 */
function notifyOfMails( entries: Entry[] ): void {
	const failed = entries.find( ( { mail } ) => mail !== 'sent' );
	if ( failed ) {
		notify( failureOf( failed ), { error: true } );
		return;
	}
	notify(
		entries.length === 1
			? __( 'Email handed to the mail server.', 'frontage' )
			: sprintf(
					/* translators: %d: number of emails. */
					_n(
						'%d email handed to the mail server.',
						'%d emails handed to the mail server.',
						entries.length,
						'frontage'
					),
					entries.length
				)
	);
}
