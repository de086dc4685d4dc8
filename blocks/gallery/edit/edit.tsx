import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { gallery as icon } from '@wordpress/icons';
import {
	SourcePanel,
	SourcedImages,
	isSourced,
	type EditProps,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { MediaDrop, MediaToolbar } from './media';
import { GalleryPreview } from './preview';
import { GallerySettings } from './settings';
import { GallerySidebar } from './sidebar';
import { layoutOf } from './layout';
import { chosenFrom, soundImages } from './saved-images';
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

function Picked( { isSelected, attributes: saved, setAttributes }: Props ) {
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
			<InspectorControls>
				<Source { ...block } />
			</InspectorControls>
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
