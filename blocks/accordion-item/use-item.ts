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
 * Where the item is, and whether somebody works inside it.
 *
 * @param clientId The item.
 */
function usePlace( clientId: string ) {
	return useSelect(
		( select ) => {
			const editor = select(
				blockEditorStore
			) as unknown as EditorSelectors;
			const rootId = editor.getBlockRootClientId( clientId );
			return {
				rootId,
				index: editor.getBlockIndex( clientId ),
				siblings: editor.getBlockOrder( rootId ),
				isInnerSelected: editor.hasSelectedInnerBlock( clientId, true ),
			};
		},
		[ clientId ]
	);
}

/**
 * Content is shown from the moment one works on the item, or as the author likes.
 *
 * @param isOpen     Whether visitors find the item open.
 * @param isWorkedOn Whether the item or something in it is selected.
 */
function useShown( isOpen: boolean, isWorkedOn: boolean ) {
	const [ isShown, show ] = useState( isOpen );
	useEffect( () => {
		if ( isWorkedOn ) {
			show( true );
		}
	}, [ isWorkedOn ] );
	return [ isShown, show ] as const;
}

/**
 * The item's state and actions.
 *
 * @param props What the editor gives the block.
 */
export function useItem( props: EditProps ) {
	const { attributes, clientId, context, isSelected } = props;
	const { rootId, index, siblings, isInnerSelected } = usePlace( clientId );
	const [ isShown, show ] = useShown(
		attributes.isOpen,
		isSelected || isInnerSelected
	);
	const { insertBlock, selectBlock, updateBlockAttributes } =
		useDispatch( blockEditorStore );
	return {
		isShown,
		toggle: () => {
			show( ! isShown );
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
