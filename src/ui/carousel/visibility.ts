/** Keeps slides that are out of sight away from the Tab key and from screen readers. */

import type { Parts } from './types';

/** How much of a slide has to be in view to count: neighbours that peek in at the sides do not. */
const ENOUGH = 0.6;

export interface Sight {
	/** How many slides are in sight when nothing moves, at least one. */
	count: () => number;
	/** Lets a single slide, from 0, be reached, for effects that pile slides up. */
	only: ( index: number ) => void;
	stop: () => void;
}

/**
 * @param parts          Elements of the carousel.
 * @param parts.viewport What slides are seen through.
 * @param parts.slides   All slides.
 * @param isPile         Whether slides lie on top of each other, so that the browser cannot tell.
 * @param seen           Hears which is the first in sight, from 0.
 */
export function watchVisibility(
	{ viewport, slides }: Parts,
	isPile: () => boolean,
	seen: ( first: number ) => void
): Sight {
	const inSight = new Set< Element >();
	let width = 0;
	// While slides move there are fewer for a moment.
	let most = 1;
	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { target, intersectionRatio } of entries ) {
				inSight[ intersectionRatio >= ENOUGH ? 'add' : 'delete' ](
					target
				);
			}
			const now = entries[ 0 ].rootBounds?.width ?? width;
			most = Math.max( now === width ? most : 1, inSight.size );
			width = now;
			if ( inSight.size && ! isPile() ) {
				slides.forEach( ( slide ) => {
					slide.inert = ! inSight.has( slide );
				} );
				seen( slides.findIndex( ( slide ) => inSight.has( slide ) ) );
			}
		},
		{ root: viewport, threshold: ENOUGH }
	);
	slides.forEach( ( slide ) => observer.observe( slide ) );
	return {
		count: () => ( isPile() ? 1 : most ),
		only: ( index ) =>
			slides.forEach( ( slide, at ) => {
				slide.inert = at !== index;
			} ),
		stop: () => {
			observer.disconnect();
			slides.forEach( ( slide ) => {
				slide.inert = false;
			} );
		},
	};
}
