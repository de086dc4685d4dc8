import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ImageSettings } from './image';
import { GalleryList } from './list';
import { GallerySettings } from './settings';
import { categoriesOf, changed } from './saved-images';
import type { SavedImage } from '../view/types';
import { useLibrary } from './use-library';
import type { SettingsProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

interface Props extends SettingsProps< Attributes > {
	/** Index of the image being edited, or -1. */
	selected: number;
	onSelect: ( index: number ) => void;
}

/** The sidebar: selected image, all images and the gallery's settings. */
export function GallerySidebar( { selected, onSelect, ...block }: Props ) {
	const { images } = block.attributes;
	const library = useLibrary( images );
	const image = images[ selected ];
	const setImages = ( list: SavedImage[] ) =>
		block.setAttributes( { images: list } );
	const change = ( words: Partial< SavedImage > ) =>
		setImages( changed( images, selected, words ) );
	return (
		<InspectorControls>
			{ image && (
				<ImageSettings
					image={ image }
					known={ library.get( image.id ?? 0 ) }
					suggestions={ categoriesOf( images ) }
					onChange={ change }
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
			<GallerySettings { ...block } />
		</InspectorControls>
	);
}
