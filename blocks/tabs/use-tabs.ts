/** The tabs of a block in the editor, and what can be done with them. */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { useChildren } from '../../src/editor';
import type { EditedTab } from './types';

export type EditedTabs = ReturnType< typeof useTabs >;

/**
 * Follows the selection: the tab that holds the selected block is the open one.
 *
 * @param clientId The Tabs block.
 * @param initial  Which tab visitors see first, from 0.
 */
export function useTabs( clientId: string, initial: number ) {
	const [ chosen, open ] = useState< string >();
	const [ newId, setNewId ] = useState< string >();
	const { blocks, selectedId } = useChildren( clientId );
	const editor = useDispatch( blockEditorStore );
	const find = ( id?: string ) =>
		blocks.findIndex( ( block ) => block.clientId === id );
	const first = Math.min( initial, blocks.length - 1 );
	const openAt = [ find( selectedId ), find( chosen ), first ].find(
		( at ) => at >= 0
	) as number;
	const openId = blocks[ openAt ]?.clientId;
	return {
		tabs: blocks.map( asTab ),
		openAt,
		openId,
		newId,
		open,
		add: () => {
			const tab = createBlock( 'frontage/tab' );
			editor.insertBlock( tab, blocks.length, clientId, false );
			open( tab.clientId );
			setNewId( tab.clientId );
		},
		move: ( by: 1 | -1 ) => {
			open( openId );
			editor.moveBlockToPosition(
				openId,
				clientId,
				clientId,
				openAt + by
			);
		},
		remove: () => {
			open( blocks[ openAt ? openAt - 1 : 1 ]?.clientId );
			editor.removeBlock( openId, false );
		},
		rename: ( id: string, title: string ) =>
			editor.updateBlockAttributes( id, { title } ),
	};
}

const asTab = ( { clientId, attributes }: Block ): EditedTab => ( {
	clientId,
	title: String( attributes.title ?? '' ),
} );
