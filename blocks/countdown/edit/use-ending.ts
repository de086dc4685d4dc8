import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, isUnmodifiedBlock } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { useChildren } from '@frontage/editor';
import type { Attributes } from '../attributes';

type Action = Attributes[ 'endAction' ];

/** The most likely initial block for each action. */
export const FIRST: Partial< Record< Action, string > > = {
	message: 'core/paragraph',
	image: 'core/image',
};

/**
 * The end content in the editor.
 *
 * @return Whether the end content is selected, and how to offer another initial block while it is empty.
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
