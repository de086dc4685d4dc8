import { Button, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import type { Entry } from './types';
import type { Notes } from './use-notes';

/** Of a note; the server truncates longer ones. */
const MOST_CHARACTERS = 5000;

/** The owner's notes on a message, which are also saved when it is left. */
export function NotesBox( { entry, notes }: { entry: Entry; notes: Notes } ) {
	const [ isBusy, setBusy ] = useState( false );
	// Not `disabled`, which would lose focus.
	const isIdle = isBusy || ! notes.isUnsaved( entry );
	const leave = useRef( () => {} );
	leave.current = () => {
		if ( notes.isUnsaved( entry ) ) {
			void notes.save( entry );
		}
	};
	useEffect( () => () => leave.current(), [] );
	const save = async () => {
		setBusy( true );
		await notes.save( entry );
		setBusy( false );
	};
	return (
		<div className="frontage-message__notes">
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
		</div>
	);
}
