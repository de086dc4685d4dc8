import {
	MediaPlaceholder,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import type { IconType } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { imageBlocks, type Picture } from './image-blocks';

interface Props {
	clientId: string;
	icon: IconType;
	title: string;
	instructions?: string;
	/** Maximum number of images. */
	most?: number;
}

/** Placeholder of an image block: selects several images at once. */
export function PicturesStart( props: Props ) {
	const { clientId, icon, title, instructions, most } = props;
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	return (
		<MediaPlaceholder
			icon={ icon }
			labels={ {
				title,
				instructions:
					instructions ??
					__(
						'Drag and drop images, or choose them from your library.',
						'frontage'
					),
			} }
			allowedTypes={ [ 'image' ] }
			accept="image/*"
			multiple
			onSelect={ ( files: Picture[] ) =>
				replaceInnerBlocks(
					clientId,
					imageBlocks( files.slice( 0, most ) ),
					false
				)
			}
		/>
	);
}
