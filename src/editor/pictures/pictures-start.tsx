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
	/** How many it takes. */
	most?: number;
}

/** How a block of pictures begins: all of them at once. */
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
