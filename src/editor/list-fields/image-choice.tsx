import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button, Flex } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { usePicture } from '../picture';

interface Props {
	label: string;
	/** Attachment ID, 0 for none. */
	id: number;
	onChange: ( id: number ) => void;
}

/** An image from the media library. */
export function ImageChoice( { label, id, onChange }: Props ) {
	const control = useId();
	const source = usePicture( id, '' );
	return (
		<BaseControl id={ control } label={ label } __nextHasNoMarginBottom>
			{ source && (
				<img
					src={ source }
					alt=""
					style={ { display: 'block', marginBlockEnd: 8 } }
				/>
			) }
			<MediaUploadCheck>
				<Flex justify="flex-start">
					<MediaUpload
						allowedTypes={ [ 'image' ] }
						value={ id }
						onSelect={ ( file: { id: number } ) =>
							onChange( file.id )
						}
						render={ ( { open }: { open: () => void } ) => (
							<Button
								id={ control }
								variant="secondary"
								__next40pxDefaultSize
								onClick={ open }
							>
								{ id
									? __( 'Replace image', 'frontage' )
									: __( 'Select image', 'frontage' ) }
							</Button>
						) }
					/>
					{ id > 0 && (
						<Button
							variant="tertiary"
							isDestructive
							__next40pxDefaultSize
							onClick={ () => onChange( 0 ) }
						>
							{ __( 'Remove image', 'frontage' ) }
						</Button>
					) }
				</Flex>
			</MediaUploadCheck>
		</BaseControl>
	);
}
