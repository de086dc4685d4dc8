import { Button, DropZone, FormFileUpload } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	isBusy: boolean;
	onFile: ( file: File ) => void;
}

/** File input with a drop zone. */
export function FileChooser( { isBusy, onFile }: Props ) {
	const take = ( files: FileList | File[] | null ) => {
		const file = files?.[ 0 ];
		if ( file && ! isBusy ) {
			onFile( file );
		}
	};
	return (
		<div className="frontage-card frontage-drop">
			<FormFileUpload
				accept=".json,.csv,.xml,.txt"
				onChange={ ( { currentTarget } ) => {
					take( currentTarget.files );
					currentTarget.value = '';
				} }
				render={ ( { openFileDialog } ) => (
					<Button
						variant="secondary"
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ openFileDialog }
						__next40pxDefaultSize
					>
						{ __( 'Select file', 'frontage' ) }
					</Button>
				) }
			/>
			<span>{ __( 'or drop it here', 'frontage' ) }</span>
			<DropZone
				label={ __( 'Drop file to check it', 'frontage' ) }
				onFilesDrop={ take }
			/>
		</div>
	);
}
