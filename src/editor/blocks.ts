/** The block editor's store, with types for what we ask it. */
import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useSelect, type UseSelectReturn } from '@wordpress/data';

type BlockEditor = UseSelectReturn< typeof blockEditorStore >;

/**
 * The store's selectors.
 *
 * @param select As `useSelect` gives it.
 */
export const blockEditor = (
	select: ( store: typeof blockEditorStore ) => BlockEditor
) => select( blockEditorStore );

/**
 * Whether something in a block is selected.
 *
 * @param clientId The block.
 */
export const useIsInside = ( clientId: string ): boolean =>
	useSelect(
		( select ) =>
			blockEditor( select ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);

/**
 * A block's children, and which of them the author works in.
 *
 * @param clientId The parent.
 */
export function useChildren( clientId: string ): {
	blocks: Block[];
	/** The child that is selected, or that holds what is. */
	selectedId?: string;
} {
	return useSelect(
		( select ) => {
			const editor = blockEditor( select );
			const blocks = editor.getBlocks( clientId );
			const selected = blocks.find(
				( { clientId: id } ) =>
					editor.isBlockSelected( id ) ||
					editor.hasSelectedInnerBlock( id, true )
			);
			return { blocks, selectedId: selected?.clientId };
		},
		[ clientId ]
	);
}
