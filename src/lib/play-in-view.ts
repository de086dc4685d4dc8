import { prefersReducedMotion } from './reduced-motion';

interface Scene {
	/** Milliseconds. */
	duration: number;
	/** Shows a moment of it, from 0 at the start to less than 1. */
	show: ( done: number ) => void;
	/** Puts back what the server printed: the end. */
	finish: () => void;
}

/**
 * Plays something once, when its element comes into view.
 *
 * What is in view when the script arrives is being read already, and stays. With reduced motion, nothing plays.
 *
 * @param element Whatever has to be in view.
 * @param scene   What plays, slower towards its end.
 * @return Stops it.
 */
export function playInView(
	element: Element,
	{ duration, show, finish }: Scene
): () => void {
	let isWaiting = false;
	let frame = 0;

	const end = () => {
		cancelAnimationFrame( frame );
		observer.disconnect();
		finish();
	};
	const play = ( since: number, now: number ) => {
		const left = 1 - ( now - since ) / duration;
		if ( left <= 0 ) {
			return end();
		}
		show( 1 - left ** 3 );
		frame = requestAnimationFrame( ( next ) => play( since, next ) );
	};

	const observer = new IntersectionObserver( ( entries ) => {
		const isSeen = entries.pop()!.isIntersecting;
		if ( isSeen && isWaiting ) {
			isWaiting = false;
			frame = requestAnimationFrame( ( now ) => play( now, now ) );
		} else if ( isSeen || frame || prefersReducedMotion().matches ) {
			end();
		} else {
			isWaiting = true;
			show( 0 );
		}
	} );
	observer.observe( element );
	return end;
}
