import { MediaPlaceholder } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { IconType } from '@wordpress/components';
import type { MediaFile } from './media-slides';

interface Props {
	icon: IconType;
	title: string;
	onFiles: ( files: MediaFile[] ) => void;
	/** Starts without pictures, where that makes sense. */
	onWords?: () => void;
}

/** How a block of slides begins: many pictures at once, or words. */
export function SlidesStart( { icon, title, onFiles, onWords }: Props ) {
	return (
		<MediaPlaceholder
			icon={ icon }
			labels={ {
				title,
				instructions: __(
					'Drag and drop images or videos, or choose them from your library.',
					'frontage'
				),
			} }
			allowedTypes={ [ 'image', 'video' ] }
			accept="image/*,video/*"
			multiple
			onSelect={ onFiles }
		>
			{ onWords && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onWords }
				>
					{ __( 'Start with text', 'frontage' ) }
				</Button>
			) }
		</MediaPlaceholder>
	);
}
