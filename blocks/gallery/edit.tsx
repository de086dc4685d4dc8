import {
	BlockControls,
	InspectorControls,
	MediaPlaceholder,
	MediaUpload,
	MediaUploadCheck,
	useBlockProps,
} from '@wordpress/block-editor';
import { PanelBody, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { gallery as icon } from '@wordpress/icons';
import { ImageSettings } from './edit-image';
import { GalleryList } from './edit-list';
import { GalleryPreview } from './edit-preview';
import { GallerySettings } from './edit-settings';
import { layoutOf } from './layout';
import { categoriesOf, changed, chosenFrom } from './saved-images';
import type { Media } from './saved-images';
import type { GalleryAttributes, SavedImage } from './types';
import { useLibrary } from './use-library';

const ALLOWED = [ 'image' ];

interface EditProps {
	attributes: GalleryAttributes;
	setAttributes: ( changed: Partial< GalleryAttributes > ) => void;
	isSelected: boolean;
}

export function Edit( { attributes, setAttributes, isSelected }: EditProps ) {
	const { images } = attributes;
	const blockProps = useBlockProps( layoutOf( attributes ) );
	const [ at, select ] = useState( -1 );
	const selected = at < images.length ? at : -1;
	const setImages = ( list: SavedImage[] ) =>
		setAttributes( { images: list } );
	const choose = ( media: Media[] ) =>
		setImages( chosenFrom( images, media ) );
	return (
		<div { ...blockProps }>
			{ images.length > 0 && (
				<>
					<GalleryControls images={ images } onChoose={ choose } />
					<GallerySidebar
						attributes={ attributes }
						setAttributes={ setAttributes }
						selected={ selected }
						onSelect={ select }
					/>
					<GalleryPreview
						attributes={ attributes }
						selected={ isSelected ? selected : -1 }
						onSelect={ select }
					/>
				</>
			) }
			{ ( isSelected || images.length === 0 ) && (
				<MediaPlaceholder
					icon={ images.length ? undefined : icon }
					labels={ {
						title: images.length
							? ''
							: __( 'Photo Gallery', 'frontage' ),
						instructions: images.length
							? ''
							: __(
									'Drop images here, upload them or choose from your library.',
									'frontage'
								),
					} }
					allowedTypes={ ALLOWED }
					accept="image/*"
					multiple
					addToGallery={ images.length > 0 }
					isAppender={ images.length > 0 }
					value={ images }
					onSelect={ choose }
				/>
			) }
		</div>
	);
}

interface ControlsProps {
	images: SavedImage[];
	onChoose: ( media: Media[] ) => void;
}

function GalleryControls( { images, onChoose }: ControlsProps ) {
	const ids = images.flatMap( ( { id } ) => id ?? [] );
	return (
		<BlockControls>
			<MediaUploadCheck>
				<MediaUpload
					allowedTypes={ ALLOWED }
					multiple
					gallery
					value={ ids }
					onSelect={ onChoose }
					render={ ( { open }: { open: () => void } ) => (
						<ToolbarGroup>
							<ToolbarButton onClick={ open }>
								{ __( 'Add and sort', 'frontage' ) }
							</ToolbarButton>
						</ToolbarGroup>
					) }
				/>
			</MediaUploadCheck>
		</BlockControls>
	);
}

interface SidebarProps extends Omit< EditProps, 'isSelected' > {
	selected: number;
	onSelect: ( index: number ) => void;
}

function GallerySidebar( {
	attributes,
	setAttributes,
	selected,
	onSelect,
}: SidebarProps ) {
	const { images } = attributes;
	const library = useLibrary( images );
	const setImages = ( list: SavedImage[] ) =>
		setAttributes( { images: list } );
	const image = images[ selected ];
	return (
		<InspectorControls>
			{ image && (
				<ImageSettings
					image={ image }
					known={ library.get( image.id ?? 0 ) }
					suggestions={ categoriesOf( images ) }
					onChange={ ( change ) =>
						setImages( changed( images, selected, change ) )
					}
				/>
			) }
			<PanelBody title={ __( 'Images', 'frontage' ) } initialOpen>
				<GalleryList
					images={ images }
					library={ library }
					selected={ selected }
					onSelect={ onSelect }
					onChange={ setImages }
				/>
			</PanelBody>
			<GallerySettings
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
		</InspectorControls>
	);
}
