/** What the visitor has liked, as this browser remembers it: pages are the same for everybody. */
import type { LikeProps } from './types';

const keyOf = ( { site, post }: LikeProps ) =>
	`frontage-liked-${ site }-${ post }`;

/** A browser may forbid its memory; then the server still counts only once. */
export function isLiked( props: LikeProps ): boolean {
	try {
		return !! localStorage.getItem( keyOf( props ) );
	} catch {
		return false;
	}
}

export function remember( props: LikeProps ): void {
	try {
		localStorage.setItem( keyOf( props ), '1' );
	} catch {}
}
