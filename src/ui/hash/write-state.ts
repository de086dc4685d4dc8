import { writeEntry } from '@frontage/lib/hash';

/**
 * Replaces a widget's parts in the hash and leaves the rest unchanged (S1 §2).
 *
 * @param id    ID of the widget.
 * @param parts Such as `[ 'red', 2 ]` for category and page; null removes them.
 * @param how   `push` if Back should undo the step, else `replace`.
 */
export function writeState(
	id: string,
	parts: readonly ( string | number )[] | null,
	how: 'push' | 'replace' = 'push'
): void {
	const hash = writeEntry( location.hash, id, parts );
	if ( hash !== location.hash.slice( 1 ) ) {
		history[ `${ how }State` ](
			history.state,
			'',
			location.pathname + location.search + ( hash && `#${ hash }` )
		);
	}
}
