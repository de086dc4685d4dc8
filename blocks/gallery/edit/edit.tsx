import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { gallery as icon } from '@wordpress/icons';
import {
	SourcePanel,
	SourcedImages,
	isSourced,
	useFileDrop,
	WallParts,
	type EditProps,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { GalleryCanvas } from './canvas';
import { MediaDrop, MediaToolbar } from './media';
import { GallerySettings } from './settings';
import { GallerySidebar } from './sidebar';
import { layoutOf } from './layout';
import { chosenFrom, soundImages, uploaded } from './saved-images';
import type { Media } from './saved-images';
import type { Attributes } from '../attributes';

type Props = EditProps< Attributes, { postId?: unknown } >;

export const Edit = ( block: Props ) =>
	isSourced( block.attributes ) ? (
		<Sourced { ...block } />
	) : (
		<Picked { ...block } />
	);

/** A gallery whose images come from elsewhere: only the server knows them. */
function Sourced( { attributes, setAttributes, context }: Props ) {
	return (
		<div { ...useBlockProps( layoutOf( attributes ) ) }>
			<InspectorControls>
				<GallerySettings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
				<Source
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</InspectorControls>
			<SourcedImages
				block={ metadata.name }
				title={ __( 'Photo Gallery', 'frontage' ) }
				icon={ icon }
				attributes={ attributes }
				post={ context.postId }
			/>
		</div>
	);
}

const Source = ( block: SettingsProps< Attributes > ) => (
	<SourcePanel { ...block } picked={ __( 'Selected images', 'frontage' ) } />
);

function Picked( props: Props ) {
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
			<InspectorControls>
				<Source { ...block } />
			</InspectorControls>
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
				<MediaDrop
					{ ...media }
					onSource={ () =>
						setAttributes( { source: { kind: 'attached' } } )
					}
				/>
			) }
		</div>
	);
}
