/** Numbers kept in the browser; where it keeps nothing, they are as unknown as at first. */

type Store = 'localStorage' | 'sessionStorage';

/** @return The number; undefined if there is none. */
export function recall( store: Store, key: string ): number | undefined {
	try {
		return Number( window[ store ].getItem( key ) ) || undefined;
	} catch {}
}

/** @return Whether it is kept. */
export function remember( store: Store, key: string, value: number ): boolean {
	try {
		window[ store ].setItem( key, String( value ) );
		return true;
	} catch {
		return false;
	}
}
