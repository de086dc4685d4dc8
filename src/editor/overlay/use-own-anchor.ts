import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

/**
 * Gives each overlay an anchor of its own, so that links to it last and its numbers are kept.
 *
 * Sets the anchor of a new block, and of a copy another one.
 *
 * @param clientId The block.
 * @param anchor   What it has.
 * @param prefix   Such as `popup`.
 */
export function useOwnAnchor(
	clientId: string,
	anchor: string | undefined,
	prefix: string
): void {
	const registry = useRegistry();
	const editor = useDispatch( blockEditorStore );
	useEffect( () => {
		const { getClientIdsWithDescendants, getBlockAttributes } =
			registry.select( blockEditorStore );
		const first = getClientIdsWithDescendants().find(
			( id ) => getBlockAttributes( id )?.anchor === anchor
		);
		if ( ! anchor || first !== clientId ) {
			editor.__unstableMarkNextChangeAsNotPersistent();
			editor.updateBlockAttributes( clientId, {
				anchor: `${ prefix }-${ clientId.slice( 0, 5 ) }`,
			} );
		}
		// Only when the block comes: an author may well write two equal anchors meanwhile.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
}
