/**
 * Reads or writes a number in the browser's storage.
 *
 * @param store `sessionStorage` or `localStorage`.
 * @param key   Storage key.
 * @param value New value, if any.
 * @return The stored value; 0 if there is none or storage is blocked.
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
