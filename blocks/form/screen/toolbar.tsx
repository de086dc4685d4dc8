import { Button } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, trash, unseen } from '@wordpress/icons';
import { useState } from 'react';
import { DeleteDialog } from './delete-dialog';
import type { Change, Entry } from './types';
import type { Run } from './use-changes';

interface Props {
	entry: Entry;
	newer: number;
	older: number;
	run: Run;
	/** Shows another message, or the list for 0. */
	onGo: ( id: number ) => void;
	/** Called after the message was moved to the inbox. */
	onChange: () => void;
}

/** What can be done with the open message. */
export function Toolbar( { entry, newer, older, run, onGo, onChange }: Props ) {
	const [ isDeleting, setDeleting ] = useState( false );
	const isAway = [ 'spam', 'trash' ].includes( entry.state );
	const leave = async ( to: Change ) => {
		if ( await run( to, [ entry ] ) ) {
			onGo( 0 );
		}
	};
	const restore = async () => {
		if ( await run( 'read', [ entry ] ) ) {
			onChange();
		}
	};
	const [ back, forth ] = isRTL()
		? [ chevronRight, chevronLeft ]
		: [ chevronLeft, chevronRight ];
	return (
		<div className="frontage-message__toolbar">
			<Button icon={ back } onClick={ () => onGo( 0 ) }>
				{ __( 'All messages', 'frontage' ) }
			</Button>
			<div
				role="group"
				aria-label={ __( 'Message', 'frontage' ) }
				className="frontage-message__tools"
			>
				{ isAway ? (
					<Button onClick={ () => void restore() }>
						{ __( 'Move to inbox', 'frontage' ) }
					</Button>
				) : (
					<>
						<Button
							icon={ unseen }
							onClick={ () => void leave( 'new' ) }
						>
							{ __( 'Mark as unread', 'frontage' ) }
						</Button>
						<Button onClick={ () => void leave( 'spam' ) }>
							{ __( 'Spam', 'frontage' ) }
						</Button>
					</>
				) }
				{ entry.state === 'trash' ? (
					<Button isDestructive onClick={ () => setDeleting( true ) }>
						{ __( 'Delete permanently', 'frontage' ) }
					</Button>
				) : (
					<Button
						icon={ trash }
						onClick={ () => void leave( 'trash' ) }
					>
						{ __( 'Move to trash', 'frontage' ) }
					</Button>
				) }
				<Button onClick={ () => window.print() }>
					{ __( 'Print', 'frontage' ) }
				</Button>
			</div>
			<nav aria-label={ __( 'Other messages', 'frontage' ) }>
				<Button
					icon={ back }
					label={ __( 'Newer message', 'frontage' ) }
					shortcut="K"
					aria-disabled={ ! newer }
					onClick={ () => newer && onGo( newer ) }
				/>
				<Button
					icon={ forth }
					label={ __( 'Older message', 'frontage' ) }
					shortcut="J"
					aria-disabled={ ! older }
					onClick={ () => older && onGo( older ) }
				/>
			</nav>
			{ isDeleting && (
				<DeleteDialog
					entries={ [ entry ] }
					run={ run }
					onClose={ ( isDeleted ) => {
						setDeleting( false );
						if ( isDeleted ) {
							onGo( 0 );
						}
					} }
				/>
			) }
		</div>
	);
}
