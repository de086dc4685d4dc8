import { __ } from '@wordpress/i18n';
import { seen, trash, unseen } from '@wordpress/icons';
import { DeleteDialog } from './delete-dialog';
import type { Change, Entry } from './types';
import type { Run } from './use-changes';

interface ModalProps {
	items: Entry[];
	closeModal?: () => void;
}

/** Returns whether a message's email can be sent again. */
export const canResend = ( { mail }: Entry ): boolean =>
	[ 'sent', 'failed', 'waiting' ].includes( mail );

/**
 * Returns the DataViews actions for one or several messages.
 * @param run Changes messages.
 */
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
		action(
			'read',
			__( 'Mark as read', 'frontage' ),
			( { state } ) => state === 'new',
			{ icon: seen }
		),
		action(
			'new',
			__( 'Mark as unread', 'frontage' ),
			( { state } ) => state === 'read',
			{ icon: unseen }
		),
		action( 'resend', __( 'Resend email', 'frontage' ), canResend ),
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
			{ icon: trash }
		),
		{
			id: 'delete',
			label: __( 'Delete permanently', 'frontage' ),
			supportsBulk: true,
			hideModalHeader: true,
			isEligible: ( { state }: Entry ) => state === 'trash',
			RenderModal: ( { items, closeModal }: ModalProps ) => (
				<DeleteDialog
					entries={ items }
					run={ run }
					onClose={ () => closeModal?.() }
				/>
			),
		},
	];
};
