import {
	BlockControls,
	MediaUpload,
	MediaUploadCheck,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { imageBlocks, type Picture } from './image-blocks';

/** Toolbar button that appends more images. */
export function PicturesToolbar( { clientId }: { clientId: string } ) {
	const { insertBlocks } = useDispatch( blockEditorStore );
	return (
		<BlockControls>
			<MediaUploadCheck>
				<MediaUpload
					allowedTypes={ [ 'image' ] }
					multiple
					onSelect={ ( files: Picture[] ) =>
						insertBlocks(
							imageBlocks( files ),
							undefined,
							clientId,
							false
						)
					}
					render={ ( { open }: { open: () => void } ) => (
						<ToolbarGroup>
							<ToolbarButton onClick={ open }>
								{ __( 'Add images', 'frontage' ) }
							</ToolbarButton>
						</ToolbarGroup>
					) }
				/>
			</MediaUploadCheck>
		</BlockControls>
	);
}
