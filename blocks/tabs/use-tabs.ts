/** The tabs of a block in the editor, and what can be done with them. */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, type BlockInstance } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { EditedTab } from './types';

interface EditorSelectors {
	getBlocks: ( clientId: string ) => BlockInstance[];
	hasSelectedInnerBlock: ( clientId: string, deep: boolean ) => boolean;
	isBlockSelected: ( clientId: string ) => boolean;
}

/**
 * Follows the selection: the tab that holds the selected block is the open one.
 *
 * @param clientId The Tabs block.
 * @param initial  Which tab visitors see first, from 0.
 */
export function useTabs( clientId: string, initial: number ) {
	const [ chosen, setChosen ] = useState< string >();
	const { tabs, selectedId } = useSelect(
		( select ) => {
			const editor = select(
				blockEditorStore
			) as unknown as EditorSelectors;
			const blocks = editor.getBlocks( clientId );
			return {
				tabs: blocks,
				selectedId: blocks.find(
					( { clientId: id } ) =>
						editor.isBlockSelected( id ) ||
						editor.hasSelectedInnerBlock( id, true )
				)?.clientId,
			};
		},
		[ clientId ]
	);
	const { insertBlock, selectBlock, updateBlockAttributes } =
		useDispatch( blockEditorStore );
	const isThere = tabs.some( ( tab ) => tab.clientId === chosen );
	const first = tabs[ Math.min( initial, tabs.length - 1 ) ]?.clientId;
	return {
		tabs: tabs.map( ( tab ): EditedTab => ( {
			clientId: tab.clientId,
			title: String( tab.attributes.title ),
		} ) ),
		openId: selectedId ?? ( isThere ? chosen : first ),
		open: ( id: string ) => {
			setChosen( id );
			if ( selectedId && selectedId !== id ) {
				selectBlock( id );
			}
		},
		add: () => {
			const tab = createBlock( 'frontage/tab' );
			insertBlock( tab, tabs.length, clientId );
			setChosen( tab.clientId );
		},
		rename: ( id: string, title: string ) =>
			updateBlockAttributes( id, { title } ),
	};
}
