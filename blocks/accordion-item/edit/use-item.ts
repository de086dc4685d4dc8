import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { blockEditor, useIsInside, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

/**
 * Where the item is.
 *
 * @param clientId The item.
 */
function usePlace( clientId: string ) {
	return useSelect(
		( select ) => {
			const editor = blockEditor( select );
			const rootId = editor.getBlockRootClientId( clientId );
			return {
				rootId,
				index: editor.getBlockIndex( clientId ),
				siblings: editor.getBlockOrder( rootId ),
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
 * One item in the editor: whether its content is shown, and what can be done with it.
 *
 * The item's state and actions.
 *
 * @param props What the editor gives the block.
 */
export function useItem(
	props: EditProps<
		Attributes,
		{ 'frontage/headingLevel'?: 'h3'; 'frontage/openMode'?: string }
	>
) {
	const { attributes, clientId, context, isSelected } = props;
	const { rootId, index, siblings } = usePlace( clientId );
	const isInnerSelected = useIsInside( clientId );
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
