import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button, FormFileUpload, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Cells } from './sheet/cells';
import { parseCells } from './sheet/parse';

/** Larger files have more than a chart can show. */
const MOST_BYTES = 1024 * 1024;

interface Props {
	onCells: ( cells: Cells ) => void;
}

/** Reads a CSV file from the computer or the media library into the sheet. */
export function CsvButtons( { onCells }: Props ) {
	const [ problem, setProblem ] = useState( '' );
	const take = ( text: string ) => {
		const cells = parseCells( text );
		if ( cells.some( ( row ) => row.length > 1 ) ) {
			setProblem( '' );
			onCells( cells );
		} else {
			setProblem(
				__(
					'No rows with several cells were found. Choose a file with values separated by commas, semicolons or tabs.',
					'frontage'
				)
			);
		}
	};
	const read = async ( file: Blob | undefined ) => {
		if ( file && file.size > MOST_BYTES ) {
			setProblem( __( 'The file is larger than 1 MB.', 'frontage' ) );
		} else if ( file ) {
			take( await file.text() );
		}
	};
	const load = async ( url: string ) => {
		try {
			const response = await fetch( url );
			if ( ! response.ok ) {
				throw new Error( response.statusText );
			}
			await read( await response.blob() );
		} catch {
			setProblem( __( 'The file could not be read.', 'frontage' ) );
		}
	};
	return (
		<div className="frontage-chart-sheet__files">
			<FormFileUpload
				accept=".csv,.tsv,.txt,text/csv"
				onChange={ ( { currentTarget } ) => {
					void read( currentTarget.files?.[ 0 ] );
					currentTarget.value = '';
				} }
				render={ ( { openFileDialog } ) => (
					<Button
						variant="secondary"
						size="compact"
						onClick={ openFileDialog }
					>
						{ __( 'Read CSV file', 'frontage' ) }
					</Button>
				) }
			/>
			<MediaUploadCheck>
				<MediaUpload
					allowedTypes={ [ 'text/csv' ] }
					onSelect={ ( { url }: { url: string } ) =>
						void load( url )
					}
					render={ ( { open }: { open: () => void } ) => (
						<Button
							variant="secondary"
							size="compact"
							onClick={ open }
						>
							{ __(
								'CSV file of the media library',
								'frontage'
							) }
						</Button>
					) }
				/>
			</MediaUploadCheck>
			{ problem && (
				<Notice status="error" onRemove={ () => setProblem( '' ) }>
					{ problem }
				</Notice>
			) }
		</div>
	);
}
