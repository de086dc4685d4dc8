/** What the visitor has liked, as this browser remembers it: pages are the same for everybody. */
import type { LikeProps } from './types';

const keyOf = ( { site, post }: LikeProps ) =>
	`frontage-liked-${ site }-${ post }`;

/**
 * Whether this browser has liked the post; one that forbids its memory has not, and the server
 * still counts only once.
 *
 * @param props The button's.
 */
export function isLiked( props: LikeProps ): boolean {
	try {
		return !! localStorage.getItem( keyOf( props ) );
	} catch {
		return false;
	}
}

/**
 * Keeps in mind that the post is liked.
 *
 * @param props The button's.
 */
export function remember( props: LikeProps ): void {
	try {
		localStorage.setItem( keyOf( props ), '1' );
	} catch {}
}
