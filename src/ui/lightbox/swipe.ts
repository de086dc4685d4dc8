/** Horizontal swipes that change the item. */

/** Minimum distance in pixels (S2 §9). */
const THRESHOLD = 100;

/**
 * Handles swipes.
 *
 * @param stage  Element to swipe on.
 * @param go     Called with 1 or -1 in the text direction; also around the ends.
 * @param signal Stops it.
 */
export function swipes(
	stage: HTMLElement,
	go: ( step: number ) => void,
	signal: AbortSignal
): void {
	let from: Touch | null = null;
	stage.addEventListener(
		'touchstart',
		( { touches, target } ) => {
			const isFree = ! ( target as Element ).closest(
				'.zoomed,.is-inline,video,iframe'
			);
			from = touches.length === 1 && isFree ? touches[ 0 ]! : null;
		},
		{ signal, passive: true }
	);
	stage.addEventListener(
		'touchend',
		( { changedTouches: [ to ] } ) => {
			const image = stage.querySelector< HTMLElement >( '.current img' );
			const isZoomed = image?.style.transform.includes( 'scale' );
			if ( from && ! isZoomed ) {
				const x = to!.clientX - from.clientX;
				const y = to!.clientY - from.clientY;
				if (
					Math.abs( x ) >= THRESHOLD &&
					Math.abs( x ) > Math.abs( y )
				) {
					go( x < 0 === isLtr() ? 1 : -1 );
				}
			}
			from = null;
		},
		{ signal, passive: true }
	);
}

export const isLtr = () =>
	getComputedStyle( document.documentElement ).direction === 'ltr';
