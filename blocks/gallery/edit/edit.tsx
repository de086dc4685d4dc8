import { useBlockProps } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { MediaDrop, MediaToolbar } from './media';
import { GalleryPreview } from './preview';
import { GallerySidebar } from './sidebar';
import { layoutOf } from './layout';
import { chosenFrom } from './saved-images';
import type { Media } from './saved-images';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

export function Edit( { isSelected, ...block }: EditProps< Attributes > ) {
	const { images } = block.attributes;
	const [ at, select ] = useState( -1 );
	const selected = isSelected && at < images.length ? at : -1;
	const media = {
		images,
		onChoose: ( chosen: Media[] ) =>
			block.setAttributes( { images: chosenFrom( images, chosen ) } ),
	};
	const selection = { selected, onSelect: select };
	return (
		<div { ...useBlockProps( layoutOf( block.attributes ) ) }>
			{ images.length > 0 && (
				<>
					<MediaToolbar { ...media } />
					<GallerySidebar { ...block } { ...selection } />
					<GalleryPreview
						attributes={ block.attributes }
						{ ...selection }
					/>
				</>
			) }
			{ ( isSelected || images.length === 0 ) && (
				<MediaDrop { ...media } />
			) }
		</div>
	);
}
