import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { Confirm } from '@frontage/settings/parts';
import type { Entry } from './types';
import type { Run } from './use-changes';

interface Props {
	entries: Entry[];
	run: Run;
	/** Called with whether they were deleted. */
	onClose: ( isDeleted: boolean ) => void;
}

/** Asks before messages are deleted for good. */
export function DeleteDialog( { entries, run, onClose }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const confirm = async () => {
		setBusy( true );
		onClose( await run( 'delete', entries ) );
	};
	return (
		<Confirm
			title={ sprintf(
				/* translators: %d: number of messages. */
				_n(
					'Delete %d message permanently?',
					'Delete %d messages permanently?',
					entries.length,
					'frontage'
				),
				entries.length
			) }
			action={ __( 'Delete permanently', 'frontage' ) }
			isDestructive
			isBusy={ isBusy }
			onCancel={ () => onClose( false ) }
			onConfirm={ () => void confirm() }
		>
			<p>
				{ __(
					'Files, notes and replies are deleted, too. This cannot be undone.',
					'frontage'
				) }
			</p>
		</Confirm>
	);
}
