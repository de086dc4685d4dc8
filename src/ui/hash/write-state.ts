import { writeEntry } from '@frontage/lib/hash';

/**
 * Puts a widget's state into the address.
 *
 * Replaces the widget's parts and leaves the rest of the address as it is (S1 §2).
 *
 * @param id    The widget's id in the page.
 * @param parts Such as `[ 'red', 2 ]` for category and page; null takes them out.
 * @param how   `push` where Back should undo the step, `replace` for the rest.
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
