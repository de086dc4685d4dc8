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

/**
 * The toolbar's way to more pictures, many at once, behind those that are there.
 *
 * @param props          The block.
 * @param props.clientId Its id.
 */
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
