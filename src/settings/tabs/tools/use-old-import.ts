import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { notify, send, type RestError } from '../../parts';
import type { OldImport, Step } from './types';

/**
 * Imports data of an older plugin in batches, and takes it back.
 *
 * @param offer  Data to import.
 * @param onDone Called at the end.
 */
export function useOldImport( offer: OldImport, onDone: () => void ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ done, setDone ] = useState( 0 );
	const work = async ( job: () => Promise< string > ) => {
		setBusy( true );
		setDone( 0 );
		try {
			notify( await job() );
		} catch ( error ) {
			notify( ( error as RestError ).message, { error: true } );
		}
		setBusy( false );
		onDone();
	};
	return {
		isBusy,
		done,
		run: () => work( () => importAll( offer, setDone ) ),
		undo: () => work( () => undoAll( offer, setDone ) ),
	};
}

/**
 * @param offer  Data to import.
 * @param report Told how many values were read.
 * @return A message.
 */
async function importAll(
	{ name, unit }: OldImport,
	report: ( read: number ) => void
): Promise< string > {
	let read = 0;
	let raised = 0;
	let step: Step;
	do {
		step = await send< Step >( `imports/${ name }`, {
			dry_run: false,
			first: read === 0,
		} );
		read += step.read;
		raised += step.raised;
		report( read );
	} while ( ! step.is_done );
	return unit === 'ads'
		? sprintf(
				/* translators: %d: number of ads. */
				__(
					'Ads added: %d. They are paused until you start them.',
					'frontage'
				),
				raised
			)
		: /* translators: %d: number of counters. */
			sprintf( __( 'Counters increased: %d.', 'frontage' ), raised );
}

/**
 * @param offer  Data that was imported.
 * @param report Told how many changes were taken back.
 * @return A message.
 */
async function undoAll(
	{ name }: OldImport,
	report: ( undone: number ) => void
): Promise< string > {
	let all = 0;
	let step: { undone: number; is_done: boolean };
	do {
		step = await send( `imports/${ name }/undo` );
		all += step.undone;
		report( all );
	} while ( ! step.is_done );
	return __( 'The import was undone.', 'frontage' );
}
