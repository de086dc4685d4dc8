import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { notify } from './messages';
import type { RestError } from './rest';
import { save } from './save';

/** A file as the server writes it. */
export interface ExportedFile {
	name: string;
	text: string;
	/** First day in it, if there are earlier ones that do not fit. */
	since?: string;
}

/**
 * Downloads a file that the server writes; a refusal is shown as a message.
 *
 * @param ask  Requests the file.
 * @param type Media type of the file, if its program should know it.
 * @return Whether it is being written, and what the button does.
 */
export function useExport( ask: () => Promise< ExportedFile >, type = '' ) {
	const [ isBusy, setBusy ] = useState( false );
	const run = async () => {
		setBusy( true );
		try {
			const { name, text, since } = await ask();
			save( name, new Blob( [ text ], { type } ) );
			if ( since ) {
				notify( beginsOn( since ) );
			}
		} catch ( refusal ) {
			notify( ( refusal as RestError ).message, { error: true } );
		}
		setBusy( false );
	};
	return { isBusy, run };
}

/**
 * Says that not everything is in a file.
 *
 * @param day Such as `2030-01-31`.
 */
const beginsOn = ( day: string ): string =>
	sprintf(
		/* translators: %s: a date. */
		__(
			'The file begins on %s: earlier days do not fit into it.',
			'frontage'
		),
		new Date( day ).toLocaleDateString( undefined, {
			dateStyle: 'medium',
			timeZone: 'UTC',
		} )
	);
