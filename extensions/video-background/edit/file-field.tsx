import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button } from '@wordpress/components';
import { Setting } from '@frontage/editor';
import { __ } from '@wordpress/i18n';

interface Props {
	label: string;
	help?: string;
	type: 'video' | 'image';
	/** Address; empty for none. */
	value: string;
	onChange: ( url: string | undefined ) => void;
}

/** A file of the media library. */
export function FileField( { label, help, type, value, onChange }: Props ) {
	const shown = value
		? value.replace( /^.*\//, '' )
		: __( 'Choose file', 'frontage' );
	return (
		<Setting
			label={ label }
			isSet={ !! value }
			onReset={ () => onChange( undefined ) }
		>
			<BaseControl __nextHasNoMarginBottom help={ help }>
				<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
				<MediaUploadCheck>
					<MediaUpload
						allowedTypes={ [ type ] }
						onSelect={ ( { url }: { url: string } ) =>
							onChange( url )
						}
						render={ ( { open }: { open: () => void } ) => (
							<div>
								<Button
									variant="secondary"
									aria-label={ `${ label }: ${ shown }` }
									onClick={ open }
								>
									{ shown }
								</Button>
							</div>
						) }
					/>
				</MediaUploadCheck>
			</BaseControl>
		</Setting>
	);
}
