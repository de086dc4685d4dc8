import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { blockEditor } from '@frontage/editor';
import { storeStyle, storedStyle } from './clipboard';
import { styleOf, withStyle, type CopiedStyle } from './copied-style';

const SNACKBAR = { type: 'snackbar' };

/** Store name as a string; its package is loaded with every editor. */
const NOTICES = 'core/notices';

const useSelected = (): Block[] =>
	useSelect( ( select ) => {
		const editor = blockEditor( select );
		return editor.getBlocksByClientId( editor.getSelectedBlockClientIds() );
	}, [] );

/**
 * Copies the style of the selected block and pastes it onto all selected blocks.
 *
 * Returns the available actions; `copy` is missing unless one block is selected, `paste` unless one or more are.
 */
export function useCopiedStyle(): {
	copy?: () => Promise< void >;
	paste?: () => Promise< void >;
	selected: Block[];
} {
	const selected = useSelected();
	const { createInfoNotice, createErrorNotice } = useDispatch( NOTICES );
	const put = usePut();
	const [ first, ...others ] = selected;
	const copy = async () => {
		if ( ! first ) {
			return;
		}
		await storeStyle( styleOf( first ) );
		createInfoNotice( __( 'Style copied.', 'frontage' ), SNACKBAR );
	};
	const paste = async () => {
		const look = await storedStyle();
		if ( ! look ) {
			createErrorNotice(
				__(
					'There is no style to paste. Copy the style of a block first.',
					'frontage'
				),
				SNACKBAR
			);
			return;
		}
		put( selected, look );
		/* translators: %d: number of blocks. */
		const said = _n(
			'Style pasted to %d block.',
			'Style pasted to %d blocks.',
			selected.length,
			'frontage'
		);
		createInfoNotice( sprintf( said, selected.length ), SNACKBAR );
	};
	return {
		copy: first && ! others.length ? copy : undefined,
		paste: first ? paste : undefined,
		selected,
	};
}

/** Applies a style to several blocks in one undo step. */
export function usePut() {
	const registry = useRegistry();
	const { updateBlockAttributes, __unstableMarkLastChangeAsPersistent } =
		useDispatch( blockEditorStore );
	return ( blocks: Block[], look: CopiedStyle ) =>
		registry.batch( () => {
			// Keeps earlier typing as a separate undo step.
			__unstableMarkLastChangeAsPersistent();
			updateBlockAttributes(
				blocks.map( ( { clientId } ) => clientId ),
				Object.fromEntries(
					blocks.map( ( block ) => [
						block.clientId,
						withStyle( look, block ),
					] )
				),
				true
			);
		} );
}
