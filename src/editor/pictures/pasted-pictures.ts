import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useFileDrop } from '@frontage/editor';
import { imageBlocks } from './image-blocks';

/**
 * Appends pasted images to a block of images; dropped ones are inserted by the editor where they fall.
 *
 * @param clientId Client ID of the block.
 */
export function usePastedPictures( clientId: string ) {
	const { insertBlocks } = useDispatch( blockEditorStore );
	return useFileDrop( [ 'image' ], ( files ) =>
		insertBlocks( imageBlocks( files ), undefined, clientId, false )
	);
}
