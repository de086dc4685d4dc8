import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, isUnmodifiedBlock } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { useChildren } from '@frontage/editor';
import type { Attributes } from '../attributes';

type Action = Attributes[ 'endAction' ];

/** The block that an author most likely wants to start with. */
export const FIRST: Partial< Record< Action, string > > = {
	message: 'core/paragraph',
	image: 'core/image',
};

/**
 * What stands for the end, in the editor.
 *
 * @param clientId The block.
 * @return Whether the selection is in the end, and how to offer another first block while nothing is in it.
 */
export function useEnding( clientId: string ) {
	const { blocks, selectedId } = useChildren( clientId );
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	return {
		isInside: selectedId !== undefined,
		offer: ( action: Action ) => {
			const name = FIRST[ action ];
			if (
				name &&
				blocks.every( ( block ) => isUnmodifiedBlock( block ) )
			) {
				replaceInnerBlocks( clientId, [ createBlock( name ) ], false );
			}
		},
	};
}
