/** The block editor's store, with types for the selectors we use. */
import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useSelect, type UseSelectReturn } from '@wordpress/data';

type BlockEditor = UseSelectReturn< typeof blockEditorStore >;

/**
 * Returns the store's selectors.
 *
 * @param select The `select` function from `useSelect`.
 */
export const blockEditor = (
	select: ( store: typeof blockEditorStore ) => BlockEditor
) => select( blockEditorStore );

/**
 * Returns whether something inside a block is selected.
 *
 * @param clientId Block client ID.
 */
export const useIsInside = ( clientId: string ): boolean =>
	useSelect(
		( select ) =>
			blockEditor( select ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);

/**
 * Returns a block's children, and the ID of the one the author is editing.
 *
 * @param clientId Client ID of the parent.
 */
export function useChildren( clientId: string ): {
	blocks: Block[];
	/** The child that is selected or contains the selected block. */
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
