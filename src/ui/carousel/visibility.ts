/** Removes slides that are out of view from the tab order and from the accessibility tree. */

import { directionOf } from '@frontage/lib/direction';
import type { CarouselProps, Parts } from './types';

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
 * Returns the part of the viewport that the current slide covers at rest, as a root margin: a narrow strip.
 *
 * @param viewport Viewport of the carousel.
 * @param restsAt  Where the current slide rests.
 */
function strip( viewport: Element, restsAt: string ): string {
	if ( restsAt === 'center' ) {
		return '0px -49%';
	}
	return directionOf( viewport ) > 0
		? '0px -98% 0px 0px'
		: '0px 0px 0px -98%';
}

/**
 * Watches which slides are in view.
 *
 * Where slides differ in width, or the current one is centered, the first one in view is not the current one:
 * then it watches the strip that the current slide covers, and all slides stay reachable.
 *
 * @param parts   Elements of the carousel.
 * @param restsAt Where the current slide rests, if it is not the first one in view.
 * @param isPile  Whether slides are stacked, so that the browser cannot tell which one is visible.
 * @param seen    Called with the index of the first slide in view, from 0.
 */
export function watchVisibility(
	{ viewport, slides }: Parts,
	restsAt: CarouselProps[ 'restsAt' ],
	isPile: () => boolean,
	seen: ( first: number ) => void
): Visibility {
	const inSight = new Set< Element >();
	let width = 0;
	// During a transition the count is temporarily lower.
	let most = 1;
	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const {
				target,
				intersectionRatio,
				isIntersecting,
			} of entries ) {
				inSight[
					( restsAt ? isIntersecting : intersectionRatio >= ENOUGH )
						? 'add'
						: 'delete'
				]( target );
			}
			const now = entries[ 0 ]!.rootBounds?.width ?? width;
			most = Math.max( now === width ? most : 1, inSight.size );
			width = now;
			if ( inSight.size && ! isPile() ) {
				slides.forEach( ( slide ) => {
					slide.inert = ! restsAt && ! inSight.has( slide );
				} );
				seen( slides.findIndex( ( slide ) => inSight.has( slide ) ) );
			}
		},
		restsAt
			? { root: viewport, rootMargin: strip( viewport, restsAt ) }
			: { root: viewport, threshold: ENOUGH }
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
