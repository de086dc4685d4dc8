/** One item in the editor: whether its content is shown, and what can be done with it. */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import type { EditProps } from './types';

interface EditorSelectors {
	getBlockIndex: ( clientId: string ) => number;
	getBlockOrder: ( clientId: string ) => string[];
	getBlockRootClientId: ( clientId: string ) => string;
	hasSelectedInnerBlock: ( clientId: string, deep: boolean ) => boolean;
}

/**
 * Content is shown while one works on the item, or when the author has opened it.
 *
 * @param props What the editor gives the block.
 */
export function useItem( props: EditProps ) {
	const { attributes, clientId, context, isSelected } = props;
	const { rootId, index, siblings, isInnerSelected } = useSelect(
		( select ) => {
			const editor = select(
				blockEditorStore
			) as unknown as EditorSelectors;
			const root = editor.getBlockRootClientId( clientId );
			return {
				rootId: root,
				index: editor.getBlockIndex( clientId ),
				siblings: editor.getBlockOrder( root ),
				isInnerSelected: editor.hasSelectedInnerBlock( clientId, true ),
			};
		},
		[ clientId ]
	);
	const { insertBlock, selectBlock, updateBlockAttributes } =
		useDispatch( blockEditorStore );
	const [ isChosen, choose ] = useState( attributes.isOpen );
	const isWorkedOn = isSelected || isInnerSelected;
	useEffect( () => {
		if ( isWorkedOn ) {
			choose( true );
		}
	}, [ isWorkedOn ] );
	return {
		isShown: isChosen,
		toggle: () => {
			choose( ! isChosen );
			if ( isInnerSelected ) {
				selectBlock( clientId );
			}
		},
		openAtFirst: ( isOpen: boolean ) => {
			if ( isOpen && context[ 'frontage/openMode' ] !== 'multiple' ) {
				updateBlockAttributes( siblings, { isOpen: false } );
			}
			updateBlockAttributes( clientId, { isOpen } );
		},
		addAfter: () =>
			insertBlock(
				createBlock( 'frontage/accordion-item' ),
				index + 1,
				rootId
			),
	};
}
