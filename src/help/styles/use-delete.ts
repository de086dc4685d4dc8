import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { addPreset, deletePreset, type Preset } from './presets';

/** Store name as a string; its package is loaded with every editor. */
const NOTICES = 'core/notices';

/** Deletes a preset and offers an Undo. */
export function useDelete(): ( preset: Preset ) => Promise< void > {
	const { createInfoNotice, createErrorNotice } = useDispatch( NOTICES );
	const orSay = ( work: Promise< void > ) =>
		work.catch( ( { message }: Error ) =>
			createErrorNotice( message, { type: 'snackbar' } )
		);
	/* translators: %s: name of a preset. */
	const deleted = __( 'Preset “%s” deleted.', 'frontage' );
	return ( preset ) =>
		orSay(
			deletePreset( preset ).then( () =>
				createInfoNotice( sprintf( deleted, preset.title ), {
					type: 'snackbar',
					actions: [
						{
							label: __( 'Undo', 'frontage' ),
							onClick: () => orSay( addPreset( preset ) ),
						},
					],
				} )
			)
		);
}
