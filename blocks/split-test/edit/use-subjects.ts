import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { arrange } from './subjects';

/**
 * Keeps the control first, and gives every other variant a number of its own.
 *
 * @param clientId The test's client ID.
 * @param variants Its variants in their order.
 */
export function useSubjects( clientId: string, variants: Block[] ): void {
	const editor = useDispatch( blockEditorStore );
	const { control, changed } = arrange( variants );
	const isFirst = ! control || control === variants[ 0 ]?.clientId;
	const changes = JSON.stringify( changed );
	useEffect( () => {
		for ( const { clientId: id } of changed ) {
			const subject = changed.find(
				( one ) => one.clientId === id
			)?.subject;
			editor.__unstableMarkNextChangeAsNotPersistent();
			editor.updateBlockAttributes( id, { subject } );
		}
		if ( ! isFirst ) {
			editor.__unstableMarkNextChangeAsNotPersistent();
			editor.moveBlockToPosition( control!, clientId, clientId, 0 );
		}
		// What must change is compared by its text.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ changes, isFirst, control, clientId ] );
}
