import {
	Button,
	CheckboxControl,
	FormFileUpload,
	Notice,
	TextControl,
} from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { ErrorNotice, Section, send, type RestError } from '../../parts';
import type { ImportReport } from './types';

/** Imports subscribers from a file. */
export function Import( { onDone }: { onDone: () => void } ) {
	const id = useId();
	const [ file, setFile ] = useState< File >();
	const [ list, setList ] = useState( '' );
	const [ agreed, setAgreed ] = useState( false );
	const [ isBusy, setBusy ] = useState( false );
	const [ report, setReport ] = useState< ImportReport >();
	const [ error, setError ] = useState< RestError >();
	const take = async () => {
		setBusy( true );
		setError( undefined );
		try {
			const text = await file!.text();
			setReport(
				await send( 'subscribers/import', { text, list, agreed } )
			);
			onDone();
		} catch ( refused ) {
			setError( refused as RestError );
		}
		setBusy( false );
	};
	return (
		<Section
			title={ __( 'Import', 'frontage' ) }
			description={ __(
				'A CSV file from any program, with a column of email addresses. People who are already on the list or have unsubscribed are not changed.',
				'frontage'
			) }
		>
			<div className="frontage-card frontage-subscribers__import">
				<FormFileUpload
					className="is-secondary"
					accept=".csv,text/csv,text/plain"
					__next40pxDefaultSize
					onChange={ ( event ) => {
						setFile( event.currentTarget.files?.[ 0 ] );
						setReport( undefined );
					} }
				>
					{ file?.name ?? __( 'Select file', 'frontage' ) }
				</FormFileUpload>
				<TextControl
					label={ __( 'List name', 'frontage' ) }
					help={ __( 'As in the form. Optional.', 'frontage' ) }
					value={ list }
					maxLength={ 64 }
					onChange={ setList }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
				<CheckboxControl
					// The default ID would also be used by the table's checkboxes.
					id={ id }
					label={ __(
						'All of these people have agreed to receive this newsletter',
						'frontage'
					) }
					help={ __(
						'Otherwise, each person is first asked to confirm by email.',
						'frontage'
					) }
					checked={ agreed }
					onChange={ setAgreed }
					__nextHasNoMarginBottom
				/>
				<Button
					variant="primary"
					isBusy={ isBusy }
					disabled={ ! file || isBusy }
					accessibleWhenDisabled
					onClick={ () => void take() }
					__next40pxDefaultSize
				>
					{ __( 'Import', 'frontage' ) }
				</Button>
				<div role="status">{ report && <Report { ...report } /> }</div>
				{ error && <ErrorNotice error={ error } /> }
			</div>
		</Section>
	);
}

/** Maximum number of invalid lines shown. */
const MOST = 20;

function Report( { added, known, cut, wrong }: ImportReport ) {
	const more = wrong.length - MOST;
	return (
		<Notice
			status={ wrong.length || cut ? 'warning' : 'success' }
			isDismissible={ false }
		>
			<p>
				{ sprintf(
					/* translators: 1: number of people added, 2: number of people already on the list. */
					__( '%1$d added, %2$d already known.', 'frontage' ),
					added,
					known
				) }
			</p>
			{ cut && (
				<p>
					{ __(
						'The file has more lines than can be imported at once. Import the rest as a second file.',
						'frontage'
					) }
				</p>
			) }
			{ wrong.length > 0 && (
				<ul className="frontage-subscribers__wrong">
					{ wrong.slice( 0, MOST ).map( ( { line, text } ) => (
						<li key={ line }>{ sentence( line, text ) }</li>
					) ) }
					{ more > 0 && (
						<li>
							{ sprintf(
								/* translators: %d: number of lines. */
								_n(
									'And %d more line without an address.',
									'And %d more lines without an address.',
									more,
									'frontage'
								),
								more
							) }
						</li>
					) }
				</ul>
			) }
		</Notice>
	);
}

const sentence = ( line: number, text: string ) =>
	text
		? sprintf(
				/* translators: 1: line number, 2: content of the line. */
				__( 'Line %1$d: “%2$s” is not an email address.', 'frontage' ),
				line,
				text
			)
		: sprintf(
				/* translators: %d: number of a line. */
				__( 'Line %d: no email address found.', 'frontage' ),
				line
			);
