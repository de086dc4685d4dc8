import { __, sprintf } from '@wordpress/i18n';
import { notify, send, type RestError } from '../../parts';
import { download } from './download';

/**
 * Downloads an export, and says how that went.
 *
 * @param parts Names of what is in it.
 */
export async function saveExport( parts: string[] ): Promise< void > {
	try {
		const name = download( await send( 'export', { parts } ) );
		/* translators: %s: name of a file. */
		notify( sprintf( __( 'Saved as %s.', 'frontage' ), name ) );
	} catch ( error ) {
		notify( ( error as RestError ).message, { error: true } );
	}
}
