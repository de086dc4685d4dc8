/** Removes slides that are out of view from the tab order and from the accessibility tree. */

import type { Parts } from './types';

/** The fraction of a slide that must be in view to count, so that peeking neighbors do not. */
const ENOUGH = 0.6;

export interface Visibility {
	/** Returns the number of slides in view at rest, at least one. */
	count: () => number;
	/** Makes only one slide reachable, by index from 0, for effects that stack slides. */
	only: ( index: number ) => void;
	stop: () => void;
}

/**
 * Watches which slides are in view.
 *
 * @param parts  Elements of the carousel.
 * @param isPile Whether slides are stacked, so that the browser cannot tell which one is visible.
 * @param seen   Called with the index of the first slide in view, from 0.
 */
export function watchVisibility(
	{ viewport, slides }: Parts,
	isPile: () => boolean,
	seen: ( first: number ) => void
): Visibility {
	const inSight = new Set< Element >();
	let width = 0;
	// During a transition the count is temporarily lower.
	let most = 1;
	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { target, intersectionRatio } of entries ) {
				inSight[ intersectionRatio >= ENOUGH ? 'add' : 'delete' ](
					target
				);
			}
			const now = entries[ 0 ]!.rootBounds?.width ?? width;
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
