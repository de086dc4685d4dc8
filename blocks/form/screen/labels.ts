import { __ } from '@wordpress/i18n';
import type { Entry } from './types';

export const stateNames = (): Record< Entry[ 'state' ], string > => ( {
	new: __( 'New', 'frontage' ),
	read: __( 'Read', 'frontage' ),
	spam: __( 'Spam', 'frontage' ),
	trash: __( 'Trash', 'frontage' ),
} );

export const mailNames = (): Record< Entry[ 'mail' ], string > => ( {
	none: __( 'No email', 'frontage' ),
	waiting: __( 'Pending', 'frontage' ),
	sending: __( 'Sending', 'frontage' ),
	sent: __( 'Sent', 'frontage' ),
	failed: __( 'Failed', 'frontage' ),
} );

export const elements = ( names: Record< string, string > ) =>
	Object.entries( names ).map( ( [ value, label ] ) => ( { value, label } ) );

/** Returns who sent a message. */
export const senderOf = ( { sender }: Entry ): string =>
	sender || __( 'Unknown sender', 'frontage' );
