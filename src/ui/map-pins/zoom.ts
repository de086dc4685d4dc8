/** The zoom level that a map opens with. */
import type { MapOptions } from './types';

/** Pixels of the whole world at the zoom level 0. */
const WORLD = 256;

/** Pixels of a map that is not seen yet. */
const USUAL_WIDTH = 900;

const MOST = 19;

/**
 * Returns the owner's zoom level, or the closest one that shows all places on a map of this width.
 *
 * @param options Of the map.
 * @param width   Pixels.
 */
export function zoomOf(
	{ zoom, span }: Pick< MapOptions, 'zoom' | 'span' >,
	width: number
): number {
	if ( ! span ) {
		return zoom;
	}
	const fits = Math.log2( ( width || USUAL_WIDTH ) / WORLD / span );
	return Math.max( 0, Math.min( MOST, Math.floor( fits ) ) );
}
