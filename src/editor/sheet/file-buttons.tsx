import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button, FormFileUpload, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { numberLocale } from '../number';
import { parseCells, type Cells } from './parse';
import { textIn } from './text';
import { isWorkbook, readWorkbook } from './workbook';
import './file-buttons.scss';

/** Larger files have more than a block can show. */
const MOST_BYTES = 4 * 1024 * 1024;

interface Props {
	onCells: ( cells: Cells ) => void;
}

/** Reads a CSV file or a workbook from the computer or the media library. */
export function FileButtons( { onCells }: Props ) {
	const [ problem, setProblem ] = useState( '' );
	const take = ( cells: Cells ) => {
		if ( cells.some( ( row ) => row.length > 1 ) ) {
			setProblem( '' );
			onCells( cells );
		} else {
			setProblem(
				__(
					'No rows with several cells were found. Choose an Excel file, or one with values separated by commas, semicolons or tabs.',
					'frontage'
				)
			);
		}
	};
	const read = async ( file: Blob | undefined ) => {
		if ( file && file.size > MOST_BYTES ) {
			setProblem( __( 'The file is larger than 4 MB.', 'frontage' ) );
		} else if ( file ) {
			try {
				take(
					( await isWorkbook( file ) )
						? await readWorkbook( file, numberLocale() )
						: parseCells( await textIn( file ) )
				);
			} catch {
				setProblem( __( 'The file could not be read.', 'frontage' ) );
			}
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
		<div className="frontage-file-buttons">
			<FormFileUpload
				accept=".csv,.tsv,.txt,.xlsx,text/csv"
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
						{ __( 'Read CSV or Excel file', 'frontage' ) }
					</Button>
				) }
			/>
			<MediaUploadCheck>
				<MediaUpload
					allowedTypes={ [
						'text/csv',
						'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
					] }
					onSelect={ ( { url }: { url: string } ) =>
						void load( url )
					}
					render={ ( { open }: { open: () => void } ) => (
						<Button
							variant="secondary"
							size="compact"
							onClick={ open }
						>
							{ __( 'File of the media library', 'frontage' ) }
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
