import { Button, Modal, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { EntryDetails } from './entry';
import type { Entry } from './types';
import type { Notes } from './use-notes';

/** Of a note; the server truncates longer ones. */
const MOST_CHARACTERS = 5000;

interface Props {
	entry: Entry;
	notes: Notes;
	onClose: () => void;
}

/** The open message. Rendered outside its row, which may disappear while it is read. */
export function Message( { entry, notes, onClose }: Props ) {
	const close = () => {
		if ( notes.isUnsaved( entry ) ) {
			void notes.save( entry );
		}
		onClose();
	};
	return (
		<Modal
			title={ __( 'Message', 'frontage' ) }
			size="large"
			onRequestClose={ close }
		>
			<EntryDetails entry={ entry } />
			<NotesBox entry={ entry } notes={ notes } />
		</Modal>
	);
}

function NotesBox( { entry, notes }: Omit< Props, 'onClose' > ) {
	const [ isBusy, setBusy ] = useState( false );
	// Not `disabled`, which would lose focus and thereby Escape in the dialog.
	const isIdle = isBusy || ! notes.isUnsaved( entry );
	const save = async () => {
		setBusy( true );
		await notes.save( entry );
		setBusy( false );
	};
	return (
		<>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Notes', 'frontage' ) }
				help={ __( 'Only visible here.', 'frontage' ) }
				maxLength={ MOST_CHARACTERS }
				value={ notes.textOf( entry ) }
				onChange={ ( text ) => notes.write( entry, text ) }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isBusy }
				aria-disabled={ isIdle }
				onClick={ () => isIdle || void save() }
			>
				{ __( 'Save notes', 'frontage' ) }
			</Button>
		</>
	);
}
