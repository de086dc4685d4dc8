import {
	BlockControls,
	InspectorControls,
	MediaPlaceholder,
	MediaReplaceFlow,
	useBlockProps,
} from '@wordpress/block-editor';
import { ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { rotateRight as icon } from '@wordpress/icons';
import { RotateSettings } from './settings';
import { SpotsPanel } from './spots';
import { Turn } from './turn';
import type { RotateImage } from './types';
import { sizeOf, type EditProps, type Measured } from '@frontage/editor';
import type { Attributes } from '../attributes';

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const { images, start } = attributes;
	const [ at, turn ] = useState( 0 );
	const shown = ( start - 1 + at ) % Math.max( 1, images.length );
	const blockProps = useBlockProps( { className: 'frontage-rotate-360' } );
	const take = ( files: ( RotateImage & Measured )[] ) =>
		setAttributes( {
			images: files
				.filter( ( { url } ) => url )
				.map( ( file ) => ( {
					id: file.id,
					url: file.url,
					alt: file.alt,
					...sizeOf( file ),
					spots: images.find(
						( { id } ) => file.id && id === file.id
					)?.spots,
				} ) ),
		} );
	if ( ! images.length ) {
		return (
			<div { ...blockProps }>
				<MediaPlaceholder
					icon={ icon }
					labels={ {
						title: __( '360° View', 'frontage' ),
						instructions: __(
							'Drag and drop all images of the rotation here, or choose them from your library, in order. 24 or more images look smooth.',
							'frontage'
						),
					} }
					allowedTypes={ [ 'image' ] }
					accept="image/*"
					multiple
					onSelect={ take }
				/>
			</div>
		);
	}
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<MediaReplaceFlow
						mediaIds={ images.map( ( { id } ) => id ?? 0 ) }
						allowedTypes={ [ 'image' ] }
						accept="image/*"
						multiple
						name={ __( 'Images', 'frontage' ) }
						onSelect={ take }
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<RotateSettings { ...block } />
				<SpotsPanel
					view={ shown + 1 }
					spots={ images[ shown ]?.spots ?? [] }
					onChange={ ( spots ) =>
						setAttributes( {
							images: images.map( ( image, index ) =>
								index === shown ? { ...image, spots } : image
							),
						} )
					}
				/>
			</InspectorControls>
			<div { ...blockProps }>
				<Turn
					images={ images }
					shown={ shown }
					at={ at }
					onTurn={ turn }
				/>
			</div>
		</>
	);
}
