import { readEntry } from '@frontage/lib/hash';
import { writeState } from './write-state';

export interface HashState {
	/** The widget's parts, or null if the address says nothing of it. */
	read: () => string[] | null;
	/**
	 * Puts the widget's parts into the address; null takes them out.
	 *
	 * @param parts Such as `[ 'red', 2 ]` for category and page.
	 * @param how   `push` where Back should undo the step, `replace` for the rest.
	 */
	write: (
		parts: readonly ( string | number )[] | null,
		how?: 'push' | 'replace'
	) => void;
	/** Tells of Back, Forward, links and typed addresses; returns how to stop. */
	watch: ( changed: ( parts: string[] | null ) => void ) => () => void;
}

/**
 * A widget's own entry in the address, beside those of other widgets (S1 §2).
 *
 * @param id The widget's id in the page.
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
		watch( changed ) {
			const check = () => {
				const parts = read();
				if ( String( parts ) !== known ) {
					known = String( parts );
					changed( parts );
				}
			};
			addEventListener( 'hashchange', check );
			addEventListener( 'popstate', check );
			return () => {
				removeEventListener( 'hashchange', check );
				removeEventListener( 'popstate', check );
			};
		},
	};
}
