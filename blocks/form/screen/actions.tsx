import { __ } from '@wordpress/i18n';
import { envelope, seen, trash, unseen } from '@wordpress/icons';
import type { Change, Entry } from './types';

type Run = ( change: Change, entries: Entry[] ) => Promise< void >;

/**
 * Returns the DataViews actions for one or several messages.
 * @param run  Changes messages.
 * @param open Opens one.
 */
export const actionsOf = ( run: Run, open: ( entry: Entry ) => void ) => {
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
			callback: ( entries: Entry[] ) =>
				entries.slice( 0, 1 ).forEach( open ),
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
		action( 'resend', __( 'Resend email', 'frontage' ), ( { mail } ) =>
			[ 'sent', 'failed', 'waiting' ].includes( mail )
		),
		action( 'spam', __( 'Spam', 'frontage' ), ( { state } ) =>
			[ 'new', 'read' ].includes( state )
		),
		{
			...action(
				'read',
				__( 'Move to inbox', 'frontage' ),
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
			__( 'Delete permanently', 'frontage' ),
			( { state } ) => state === 'trash',
			{
				isDestructive: true,
			}
		),
	];
};
