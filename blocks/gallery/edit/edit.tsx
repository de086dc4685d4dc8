import { useBlockProps } from '@wordpress/block-editor';
import { useMemo, useState } from '@wordpress/element';
import { MediaDrop, MediaToolbar } from './media';
import { GalleryPreview } from './preview';
import { GallerySidebar } from './sidebar';
import { layoutOf } from './layout';
import { chosenFrom, soundImages } from './saved-images';
import type { Media } from './saved-images';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

export function Edit( {
	isSelected,
	attributes: saved,
	setAttributes,
}: EditProps< Attributes > ) {
	const attributes = useMemo(
		() => ( { ...saved, images: soundImages( saved.images ) } ),
		[ saved ]
	);
	const { images } = attributes;
	const block = { attributes, setAttributes };
	const [ at, select ] = useState( -1 );
	const selected = isSelected && at < images.length ? at : -1;
	const media = {
		images,
		onChoose: ( chosen: Media[] ) =>
			setAttributes( { images: chosenFrom( images, chosen ) } ),
	};
	const selection = { selected, onSelect: select };
	return (
		<div { ...useBlockProps( layoutOf( attributes ) ) }>
			{ images.length > 0 && (
				<>
					<MediaToolbar { ...media } />
					<GallerySidebar { ...block } { ...selection } />
					<GalleryPreview
						attributes={ attributes }
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
