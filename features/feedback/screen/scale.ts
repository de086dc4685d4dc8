/** How a review is rated. */

export type ScaleStyle = 'thumbs' | 'faces' | 'numbers';

/** Last days of the month on which thumbs, then faces are shown; numbers after that (S1 §1). */
const LAST_OF_THUMBS = 10;
const LAST_OF_FACES = 20;

/** Lowest positive rating, out of five (S1 §1). */
const POSITIVE = 4;

export const styleOn = ( day: number ): ScaleStyle => {
	if ( day <= LAST_OF_THUMBS ) {
		return 'thumbs';
	}
	return day <= LAST_OF_FACES ? 'faces' : 'numbers';
};

export const isPositive = ( rating: number ): boolean => rating >= POSITIVE;
