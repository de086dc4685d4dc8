import { readEntry } from '@frontage/lib/hash';
import { writeState } from './write-state';

export interface HashState {
	/** Returns the widget's parts, or null if the hash has no entry for it. */
	read: () => string[] | null;
	/**
	 * Writes the widget's parts to the hash; null removes them.
	 *
	 * @param parts Such as `[ 'red', 2 ]` for category and page.
	 * @param how   `push` if Back should undo the step, else `replace`.
	 */
	write: (
		parts: readonly ( string | number )[] | null,
		how?: 'push' | 'replace'
	) => void;
	/** Calls back on Back, Forward, links and typed URLs, until the signal. */
	watch: (
		changed: ( parts: string[] | null ) => void,
		until: { signal: AbortSignal }
	) => void;
}

/**
 * Returns access to a widget's own hash entry, next to those of other widgets (S1 §2).
 *
 * @param id ID of the widget.
 */
export function hashState( id: string ): HashState {
	const read = () => readEntry( location.hash, id );
	let known = String( read() );
	return {
		read,
		write( parts, how ) {
			writeState( id, parts, how );
			known = String( read() );
		},
		watch( changed, until ) {
			const check = () => {
				const parts = read();
				if ( String( parts ) !== known ) {
					known = String( parts );
					changed( parts );
				}
			};
			addEventListener( 'hashchange', check, until );
			addEventListener( 'popstate', check, until );
		},
	};
}
