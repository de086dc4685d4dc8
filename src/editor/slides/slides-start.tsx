import { MediaPlaceholder } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { IconType } from '@wordpress/components';
import type { MediaFile } from './media-slides';

interface Props {
	icon: IconType;
	title: string;
	onFiles: ( files: MediaFile[] ) => void;
	/** Starts without images, if the block supports that. */
	onWords?: () => void;
}

/** Placeholder of a slides block: start with several images at once, or with text. */
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
