import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

/**
 * Gives each overlay a unique anchor, so that links to it keep working and its counts are kept.
 *
 * Sets the anchor of a new block, and a different one for a duplicate.
 *
 * @param clientId Block client ID.
 * @param anchor   Current anchor.
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
		// Only on mount: an author may temporarily enter two equal anchors.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
}
