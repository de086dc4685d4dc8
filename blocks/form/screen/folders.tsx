import { __, sprintf } from '@wordpress/i18n';
import type { Overview } from './types';

interface Props {
	states: Overview[ 'states' ];
	/** State of the messages in the current folder; empty for the inbox. */
	current: string;
	onSelect: ( state: string ) => void;
}

/** The folders of the inbox, with the number of messages that may need attention. */
export function Folders( { states, current, onSelect }: Props ) {
	const folders = [
		{ state: '', name: __( 'Inbox', 'frontage' ), count: 0 },
		{ state: 'new', name: __( 'Unread', 'frontage' ), count: states.new },
		{ state: 'spam', name: __( 'Spam', 'frontage' ), count: states.spam },
		{
			state: 'trash',
			name: __( 'Trash', 'frontage' ),
			count: states.trash,
		},
	];
	return (
		<nav
			className="frontage-inbox__folders"
			aria-label={ __( 'Folders', 'frontage' ) }
		>
			<ul>
				{ folders.map( ( { state, name, count } ) => (
					<li key={ state }>
						<button
							type="button"
							aria-current={ state === current || undefined }
							onClick={ () => onSelect( state ) }
						>
							{ count
								? sprintf(
										/* translators: 1: name of a folder, 2: number of messages. */
										__( '%1$s (%2$d)', 'frontage' ),
										name,
										count
									)
								: name }
						</button>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
