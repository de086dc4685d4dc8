import { useBlockProps } from '@wordpress/block-editor';
import { useMemo, useState } from '@wordpress/element';
import { GalleryCanvas } from './canvas';
import { MediaDrop, MediaToolbar } from './media';
import { GallerySidebar } from './sidebar';
import { layoutOf } from './layout';
import { chosenFrom, soundImages, uploaded } from './saved-images';
import type { Media } from './saved-images';
import { useFileDrop, WallParts, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

export function Edit( props: EditProps< Attributes > ) {
	const { isSelected, attributes: saved, setAttributes } = props;
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
	const { dropZone, progress, onPaste } = useFileDrop(
		[ 'image' ],
		( files ) =>
			setAttributes( { images: [ ...images, ...uploaded( files ) ] } )
	);
	return (
		<div { ...useBlockProps( { ...layoutOf( attributes ), onPaste } ) }>
			{ images.length > 0 && (
				<>
					<MediaToolbar { ...media } />
					<GallerySidebar { ...block } { ...selection } />
					<GalleryCanvas
						attributes={ attributes }
						onChange={ ( list ) =>
							setAttributes( { images: list } )
						}
						{ ...selection }
					/>
					{ dropZone }
					{ progress }
					<WallParts { ...props } />
				</>
			) }
			{ ( isSelected || images.length === 0 ) && (
				<MediaDrop { ...media } />
			) }
		</div>
	);
}
