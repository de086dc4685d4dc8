/** What stands for the end, in the editor. */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, isUnmodifiedBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import type { CountdownAttributes } from './types';

type BlockInstance = ReturnType< typeof createBlock >;

type Action = CountdownAttributes[ 'endAction' ];

/** The block that an author most likely wants to start with. */
export const FIRST: Partial< Record< Action, string > > = {
	message: 'core/paragraph',
	image: 'core/image',
};

interface EditorSelectors {
	getBlocks: ( clientId: string ) => BlockInstance[];
	hasSelectedInnerBlock: ( clientId: string, deep: boolean ) => boolean;
}

/**
 * @param clientId The block.
 * @return Whether the selection is in the end, and how to offer another first block while nothing is in it.
 */
export function useEnding( clientId: string ) {
	const { blocks, isInside } = useSelect(
		( select ) => {
			const editor = select(
				blockEditorStore
			) as unknown as EditorSelectors;
			return {
				blocks: editor.getBlocks( clientId ),
				isInside: editor.hasSelectedInnerBlock( clientId, true ),
			};
		},
		[ clientId ]
	);
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	return {
		isInside,
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
