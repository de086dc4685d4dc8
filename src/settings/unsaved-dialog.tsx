import { __ } from '@wordpress/i18n';
import { Confirm } from './parts/confirm';
import { openTab, heldBack } from './route';
import { discardUnsaved } from './unsaved';

/** Confirmation dialog before unsaved changes are discarded by switching tabs. */
export function UnsavedDialog() {
	const wanted = heldBack.use();
	if ( ! wanted ) {
		return null;
	}
	return (
		<Confirm
			title={ __( 'Leave without saving?', 'frontage' ) }
			action={ __( 'Discard changes', 'frontage' ) }
			cancel={ __( 'Stay here', 'frontage' ) }
			isDestructive
			onCancel={ () => heldBack.set( null ) }
			onConfirm={ () => {
				discardUnsaved();
				heldBack.set( null );
				openTab( wanted );
			} }
		>
			<p>
				{ __(
					'Your changes on this tab have not been saved.',
					'frontage'
				) }
			</p>
		</Confirm>
	);
}
