/** Stores in the browser what the visitor has liked, since pages are the same for all visitors. */
import type { LikeProps } from './types';

const keyOf = ( { site, post }: LikeProps ) =>
	`frontage-liked-${ site }-${ post }`;

/**
 * Returns whether this browser has liked the post. False if storage is blocked; the server still counts
 * a visitor once.
 *
 * @param props The button's props.
 */
export function isLiked( props: LikeProps ): boolean {
	try {
		return !! localStorage.getItem( keyOf( props ) );
	} catch {
		return false;
	}
}

/**
 * Stores that the post is liked.
 *
 * @param props The button's props.
 */
export function remember( props: LikeProps ): void {
	try {
		localStorage.setItem( keyOf( props ), '1' );
	} catch {}
}
