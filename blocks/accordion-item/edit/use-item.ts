import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { blockEditor, useIsInside, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

/** Returns the item's position in its accordion. */
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
 * Controls whether the content is shown: while the item is being edited, or as the author chooses.
 *
 * @param isOpen     Whether the item is initially open for visitors.
 * @param isWorkedOn Whether the item or a block inside it is selected.
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
 * State and actions of one item in the editor.
 *
 * @param props The block's edit props.
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
