import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useState } from 'react';
import {
	notify,
	send,
	useUnsaved,
	type RestError,
} from '@frontage/settings/parts';
import type { Entry } from './types';

interface Note {
	/** Text in the textarea. */
	text: string;
	/** Text saved on the server. */
	kept: string;
}

/** The owner's notes. Unsaved text is kept when a message is closed, and is there when it is opened again. */
export function useNotes() {
	const [ notes, setNotes ] = useState< Record< number, Note > >( {} );
	const noteOf = ( { id, notes: text }: Entry ): Note =>
		notes[ id ] ?? { text, kept: text };
	const put = ( entry: Entry, part: Partial< Note > ) =>
		setNotes( ( all ) => ( {
			...all,
			[ entry.id ]: { ...noteOf( entry ), ...all[ entry.id ], ...part },
		} ) );
	const discard = useCallback( () => setNotes( {} ), [] );
	const isDirty = ( { text, kept }: Note ) => text !== kept;
	useUnsaved( Object.values( notes ).some( isDirty ), discard );
	return {
		textOf: ( entry: Entry ) => noteOf( entry ).text,
		isUnsaved: ( entry: Entry ) => isDirty( noteOf( entry ) ),
		write: ( entry: Entry, text: string ) => put( entry, { text } ),
		save: async ( entry: Entry ) => {
			const { text } = noteOf( entry );
			try {
				await send( `entries/${ entry.id }/notes`, { notes: text } );
				put( entry, { kept: text } );
				notify( __( 'Notes saved.', 'frontage' ) );
			} catch ( refusal ) {
				const { message } = refusal as RestError;
				const said = sprintf(
					/* translators: %s: reason, a sentence. */
					__(
						'Your notes have not been saved. They stay with this message until you leave this page. %s',
						'frontage'
					),
					message
				);
				notify( said, { error: true } );
			}
		},
	};
}

export type Notes = ReturnType< typeof useNotes >;
