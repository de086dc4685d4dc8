import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button, PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	sizeOf,
	usePicture,
	type Measured,
	type SettingsProps,
} from '@frontage/editor';
import type { Attributes } from '../attributes';

interface Media extends Measured {
	id: number;
	url: string;
	alt?: string;
}

/** The picture of an event. */
export function PictureSettings( {
	attributes: { imageId, imageUrl, imageAlt },
	setAttributes,
}: SettingsProps< Attributes > ) {
	const url = usePicture( imageId, imageUrl );
	return (
		<PanelBody title={ __( 'Image', 'frontage' ) } initialOpen={ false }>
			{ url && <img src={ url } alt={ imageAlt } /> }
			<MediaUploadCheck>
				<MediaUpload
					allowedTypes={ [ 'image' ] }
					value={ imageId }
					onSelect={ ( chosen: Media ) => {
						const { width, height } = sizeOf( chosen );
						setAttributes( {
							imageId: chosen.id,
							imageUrl: chosen.url,
							imageWidth: width,
							imageHeight: height,
							imageAlt: chosen.alt ?? '',
						} );
					} }
					render={ ( { open }: { open: () => void } ) => (
						<Button
							variant="secondary"
							__next40pxDefaultSize
							onClick={ open }
						>
							{ url
								? __( 'Replace image', 'frontage' )
								: __( 'Select image', 'frontage' ) }
						</Button>
					) }
				/>
			</MediaUploadCheck>
			{ url && (
				<>
					<Button
						variant="tertiary"
						isDestructive
						__next40pxDefaultSize
						onClick={ () =>
							setAttributes( {
								imageId: 0,
								imageUrl: '',
								imageWidth: 0,
								imageHeight: 0,
								imageAlt: '',
							} )
						}
					>
						{ __( 'Remove image', 'frontage' ) }
					</Button>
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Alternative text', 'frontage' ) }
						value={ imageAlt }
						onChange={ ( alt ) =>
							setAttributes( { imageAlt: alt } )
						}
					/>
				</>
			) }
		</PanelBody>
	);
}
