import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';

export interface TypingProps extends Record< string, unknown > {
	words: string[];
	/** Number of beats a finished word stays. */
	rest: number;
}

/** Name of the animation whose iterations are counted. */
export const TICK = 'frontage-animated-text-beat';

/**
 * Types words and deletes them again.
 *
 * It has no timer: each iteration of the caret's CSS animation is one letter. So it stops wherever
 * CSS stops animations: by the pause button, on hover, off screen and with reduced motion.
 */
export function enhance(
	island: FrontageIsland,
	{ words, rest }: TypingProps
): () => void {
	const [ typed ] = queryOwn< [ HTMLElement ] >(
		island,
		'.frontage-animated-text__typed'
	);
	const [ caret ] = queryOwn< [ HTMLElement ] >(
		island,
		'.frontage-animated-text__caret'
	);
	// Splits by code points, since some characters take several code units.
	const letters = words.map( ( word ) => [ ...word ] );
	let at = 0;
	let length = letters[ 0 ]!.length;
	let step = -1;
	let wait = rest;

	const beat = ( { animationName }: AnimationEvent ) => {
		if ( animationName !== TICK || wait-- > 0 ) {
			return;
		}
		wait = 0;
		length += step;
		typed.textContent = letters[ at ]!.slice( 0, length ).join( '' );
		if ( ! length ) {
			step = 1;
			at = ( at + 1 ) % letters.length;
		} else if ( length === letters[ at ]!.length ) {
			step = -1;
			wait = rest;
		}
	};

	caret.addEventListener( 'animationiteration', beat );
	return () => caret.removeEventListener( 'animationiteration', beat );
}
