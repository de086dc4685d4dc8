import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { arrange, highest } from './subjects';

/**
 * Keeps the control first, and gives every other variant a number of its own, which no other one has had.
 *
 * @param clientId The test's client ID.
 * @param variants Its variants in their order.
 * @param last     Largest number that is remembered.
 */
export function useSubjects(
	clientId: string,
	variants: Block[],
	last: number
): void {
	const editor = useDispatch( blockEditorStore );
	const present = highest( variants );
	// When the page was opened, and since.
	const opened = useRef( present );
	const seen = useRef( present );
	seen.current = Math.max( seen.current, present, last );
	const { control, changed } = arrange( variants, seen.current );
	const given = changed.map( ( { subject } ) => Number( subject ?? 0 ) );
	const removed = present < opened.current ? opened.current : 0;
	const kept = Math.max( last, removed, ...given );
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
		if ( kept > last ) {
			editor.__unstableMarkNextChangeAsNotPersistent();
			editor.updateBlockAttributes( clientId, { lastSubject: kept } );
		}
		if ( ! isFirst ) {
			editor.__unstableMarkNextChangeAsNotPersistent();
			editor.moveBlockToPosition( control!, clientId, clientId, 0 );
		}
		// What must change is compared by its text.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ changes, isFirst, control, clientId, kept, last ] );
}
