/** Takes people from a file. */
import {
	Button,
	CheckboxControl,
	FormFileUpload,
	Notice,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { ErrorNotice, Section, send, type RestError } from '../../parts';
import type { ImportReport } from './types';

export function Import( { onDone }: { onDone: () => void } ) {
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
				'A CSV file of any program with a column of addresses. Whoever is on the list already, or has unsubscribed, stays as they are.',
				'frontage'
			) }
		>
			<div className="frontage-card frontage-subscribers__import">
				<FormFileUpload
					accept=".csv,text/csv,text/plain"
					__next40pxDefaultSize
					onChange={ ( event ) => {
						setFile( event.currentTarget.files?.[ 0 ] );
						setReport( undefined );
					} }
				>
					{ file?.name ?? __( 'Choose a file', 'frontage' ) }
				</FormFileUpload>
				<TextControl
					label={ __( 'Name of the list', 'frontage' ) }
					help={ __( 'As in the form; may stay empty.', 'frontage' ) }
					value={ list }
					maxLength={ 64 }
					onChange={ setList }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
				<CheckboxControl
					label={ __(
						'All of them have agreed to get this newsletter',
						'frontage'
					) }
					help={ __(
						'Otherwise each is asked by mail first.',
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

function Report( { added, known, wrong }: ImportReport ) {
	return (
		<Notice
			status={ wrong.length ? 'warning' : 'success' }
			isDismissible={ false }
		>
			<p>
				{ sprintf(
					/* translators: 1: number of people added, 2: number of people known before. */
					__( '%1$d added, %2$d known before.', 'frontage' ),
					added,
					known
				) }
			</p>
			{ wrong.length > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: numbers of lines. */
						__( 'No address in line %s.', 'frontage' ),
						wrong.slice( 0, 20 ).join( ', ' )
					) }
				</p>
			) }
		</Notice>
	);
}
