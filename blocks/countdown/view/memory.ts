/**
 * A number kept in the browser.
 *
 * @param store The session's or the browser's.
 * @param key   Its name.
 * @param value What to keep from now on.
 * @return What is kept; 0 if nothing is, or if the browser keeps nothing.
 */
export function kept(
	store: 'localStorage' | 'sessionStorage',
	key: string,
	value?: number
): number {
	try {
		const box = window[ store ];
		if ( value ) {
			box.setItem( key, `${ value }` );
		}
		return +box.getItem( key )! || 0;
	} catch {
		return 0;
	}
}
