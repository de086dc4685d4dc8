import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { useChildren } from './blocks';

export type OpenChild = ReturnType< typeof useOpenChild >;

/**
 * Returns the open child of a block that shows one child at a time, with functions to change the children.
 *
 * Follows the selection: the child that contains the selected block is the open one.
 *
 * @param clientId Client ID of the parent.
 * @param name     Block name of new children, such as `frontage/tab`.
 * @param initial  The child open for visitors at first, from 0.
 */
export function useOpenChild( clientId: string, name: string, initial = 0 ) {
	const [ chosen, open ] = useState< string >();
	const [ newId, setNewId ] = useState< string >();
	const { blocks, selectedId } = useChildren( clientId );
	const editor = useDispatch( blockEditorStore );
	const find = ( id?: string ) =>
		blocks.findIndex( ( block ) => block.clientId === id );
	const first = Math.min( initial, blocks.length - 1 );
	const openAt =
		[ find( selectedId ), find( chosen ), first ].find(
			( at ) => at >= 0
		) ?? -1;
	const openId = blocks[ openAt ]?.clientId;
	return {
		blocks,
		openAt,
		openId,
		/** The child that was just added. */
		newId,
		open,
		add: ( attributes: Record< string, unknown > = {} ) => {
			const child = createBlock( name, attributes );
			editor.insertBlock( child, blocks.length, clientId, false );
			open( child.clientId );
			setNewId( child.clientId );
		},
		move: ( by: 1 | -1 ) => {
			if ( openId ) {
				open( openId );
				editor.moveBlockToPosition(
					openId,
					clientId,
					clientId,
					openAt + by
				);
			}
		},
		remove: () => {
			if ( openId ) {
				open( blocks[ openAt ? openAt - 1 : 1 ]?.clientId );
				editor.removeBlock( openId, false );
			}
		},
		change: ( id: string, attributes: object ) =>
			editor.updateBlockAttributes( id, attributes ),
	};
}

/**
 * Returns CSS that hides every child but the open one; children are separate blocks.
 *
 * @param clientId Client ID of the parent.
 * @param name     Block name of the children.
 * @param openId   Client ID of the open child.
 */
export const onlyOpen = ( clientId: string, name: string, openId?: string ) =>
	`[data-block="${ clientId }"] [data-type="${ name }"]:not([data-block="${ openId }"]):not([data-block="${ openId }"] *){display:none}`;
