/** A finger that moves to the side shows the next item. */

/** How far, in pixels (S2 §9). */
const THRESHOLD = 100;

/**
 * @param stage  Where fingers move.
 * @param go     Called with 1 or -1 in the direction of the script; around the ends too.
 * @param signal Ends it.
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
			from = touches.length === 1 && isFree ? touches[ 0 ] : null;
		},
		{ signal, passive: true }
	);
	stage.addEventListener(
		'touchend',
		( { changedTouches: [ to ] } ) => {
			const image = stage.querySelector< HTMLElement >( '.current img' );
			const isZoomed = image?.style.transform.includes( 'scale' );
			if ( from && ! isZoomed ) {
				const x = to.clientX - from.clientX;
				const y = to.clientY - from.clientY;
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
