import { useState } from 'react';
import { notify } from './messages';
import type { RestError } from './rest';
import { save } from './save';

/** A file as the server writes it. */
export interface ExportedFile {
	name: string;
	text: string;
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
			const { name, text } = await ask();
			save( name, new Blob( [ text ], { type } ) );
		} catch ( refusal ) {
			notify( ( refusal as RestError ).message, { error: true } );
		}
		setBusy( false );
	};
	return { isBusy, run };
}
