import { __ } from '@wordpress/i18n';
import { envelope, seen, trash, unseen } from '@wordpress/icons';
import { EntryDetails } from './entry';
import type { Change, Entry } from './types';

type Run = ( change: Change, entries: Entry[] ) => void;

/** What can be done with messages, with one or with many. */
export const actionsOf = ( run: Run ) => {
	const action = (
		change: Change,
		label: string,
		isEligible: ( entry: Entry ) => boolean,
		more: object = {}
	) => ( {
		id: change,
		label,
		supportsBulk: true,
		isEligible,
		callback: ( entries: Entry[] ) => run( change, entries ),
		...more,
	} );
	return [
		{
			id: 'open',
			label: __( 'Open', 'frontage' ),
			icon: envelope,
			isPrimary: true,
			modalHeader: __( 'Message', 'frontage' ),
			modalSize: 'large' as const,
			RenderModal: ( { items }: { items: Entry[] } ) => (
				<EntryDetails entry={ items[ 0 ] } onSeen={ run } />
			),
		},
		action(
			'read',
			__( 'Mark as read', 'frontage' ),
			( { state } ) => state === 'new',
			{
				icon: seen,
			}
		),
		action(
			'new',
			__( 'Mark as unread', 'frontage' ),
			( { state } ) => state === 'read',
			{
				icon: unseen,
			}
		),
		action( 'resend', __( 'Send mail again', 'frontage' ), ( { mail } ) =>
			[ 'sent', 'failed', 'waiting' ].includes( mail )
		),
		action( 'spam', __( 'Spam', 'frontage' ), ( { state } ) =>
			[ 'new', 'read' ].includes( state )
		),
		{
			...action(
				'read',
				__( 'Back to the inbox', 'frontage' ),
				( { state } ) => [ 'spam', 'trash' ].includes( state )
			),
			id: 'restore',
		},
		action(
			'trash',
			__( 'Move to trash', 'frontage' ),
			( { state } ) => state !== 'trash',
			{
				icon: trash,
			}
		),
		action(
			'delete',
			__( 'Delete for ever', 'frontage' ),
			( { state } ) => state === 'trash',
			{
				isDestructive: true,
			}
		),
	];
};
