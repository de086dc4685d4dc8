import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { useChildren } from '../blocks';

export type EditedSlides = ReturnType< typeof useSlides >;

/**
 * Returns the slides of a block in the editor, the current one, and functions to change them.
 *
 * Follows the selection: the slide that contains the selected block is the current one.
 *
 * @param clientId Client ID of the block around the slides.
 * @param newBlock Creates a new slide; null if authors insert any block themselves.
 */
export function useSlides(
	clientId: string,
	newBlock: ( () => Block ) | null = () => createBlock( 'frontage/slide' )
) {
	const [ chosen, choose ] = useState< string >();
	const { blocks, selectedId } = useChildren( clientId );
	const editor = useDispatch( blockEditorStore );
	const find = ( id?: string ) =>
		blocks.findIndex( ( block ) => block.clientId === id );
	const at = [ find( selectedId ), find( chosen ), 0 ].find(
		( index ) => index >= 0
	) as number;
	const current = blocks[ at ]?.clientId;
	const go = ( index: number ) => {
		const next = blocks[ ( index + blocks.length ) % blocks.length ];
		if ( next ) {
			choose( next.clientId );
			if ( selectedId ) {
				editor.selectBlock( next.clientId );
			}
		}
	};
	return {
		blocks,
		at,
		go,
		add:
			newBlock &&
			( () => {
				const slide = newBlock();
				editor.insertBlock( slide, blocks.length, clientId );
				choose( slide.clientId );
			} ),
		/**
		 * Replaces the block's content.
		 *
		 * @param next New slides.
		 */
		replace: ( next: Block[] ) =>
			editor.replaceInnerBlocks( clientId, next, false ),
		append: ( more: Block[] ) =>
			editor.insertBlocks( more, blocks.length, clientId, false ),
		move: ( by: 1 | -1 ) => {
			if ( current ) {
				choose( current );
				editor.moveBlockToPosition(
					current,
					clientId,
					clientId,
					at + by
				);
			}
		},
		remove: () => {
			if ( current ) {
				choose( blocks[ at ? at - 1 : 1 ]?.clientId );
				editor.removeBlock( current, false );
			}
		},
	};
}
