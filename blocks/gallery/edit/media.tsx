/** Adding images: from the media library, by upload or by drag and drop. */
import {
	BlockControls,
	MediaPlaceholder,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { Button, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { gallery as icon } from '@wordpress/icons';
import type { Media } from './saved-images';
import type { SavedImage } from '../view/types';

const ALLOWED = [ 'image' ];

interface Props {
	images: SavedImage[];
	onChoose: ( media: Media[] ) => void;
}

/** Toolbar button for the media library's gallery frame, where images are added, removed and sorted. */
export function MediaToolbar( { images, onChoose }: Props ) {
	const button = ( { open }: { open: () => void } ) => (
		<ToolbarGroup>
			<ToolbarButton onClick={ open }>
				{ __( 'Edit gallery', 'frontage' ) }
			</ToolbarButton>
		</ToolbarGroup>
	);
	return (
		<BlockControls>
			<MediaUploadCheck>
				<MediaUpload
					allowedTypes={ ALLOWED }
					multiple
					gallery
					value={ images.flatMap( ( { id } ) => id ?? [] ) }
					onSelect={ onChoose }
					render={ button }
				/>
			</MediaUploadCheck>
		</BlockControls>
	);
}

const EMPTY = {
	title: __( 'Photo Gallery', 'frontage' ),
	instructions: __(
		'Drag and drop images, upload, or choose from your library.',
		'frontage'
	),
};

const MORE = { title: '', instructions: '' };

interface DropProps extends Props {
	/** Takes the images from the post, instead of choosing them. */
	onSource: () => void;
}

/** The placeholder of an empty gallery; below a non-empty one, a drop zone for more images. */
export function MediaDrop( { images, onChoose, onSource }: DropProps ) {
	const isFilled = images.length > 0;
	return (
		<MediaPlaceholder
			icon={ isFilled ? undefined : icon }
			labels={ isFilled ? MORE : EMPTY }
			allowedTypes={ ALLOWED }
			accept="image/*"
			multiple
			addToGallery={ isFilled }
			isAppender={ isFilled }
			value={ images }
			onSelect={ onChoose }
		>
			{ ! isFilled && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onSource }
				>
					{ __( 'Use the post’s images', 'frontage' ) }
				</Button>
			) }
		</MediaPlaceholder>
	);
}
