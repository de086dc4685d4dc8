import { prefersReducedMotion } from '@frontage/lib/reduced-motion';

/** Marks animations of this file, so that a new one replaces them. */
const ID = 'frontage-flip';

/** The curve of `--frontage-ease`. */
const EASING = 'cubic-bezier(0.4, 0, 0.2, 1)';

/** The size from which an element that was hidden grows. */
const SMALL = 0.96;

/**
 * Changes the places of elements, and then moves each from where it was; elements that were hidden appear.
 *
 * The change is complete before anything moves, so no press is lost, and a second change starts where the first
 * one has got to. Nothing moves if the visitor prefers reduced motion.
 *
 * @param elements Everything that may change its place.
 * @param duration Milliseconds.
 * @param change   Makes the change.
 */
export function flip(
	elements: readonly HTMLElement[],
	duration: number,
	change: () => void
): void {
	if ( ! duration || prefersReducedMotion().matches ) {
		change();
		return;
	}
	const before = elements.map( ( element ) =>
		element.getBoundingClientRect()
	);
	change();
	for ( const element of elements ) {
		element
			.getAnimations()
			.filter( ( { id } ) => id === ID )
			.forEach( ( animation ) => animation.cancel() );
	}
	elements
		.map( ( element ) => element.getBoundingClientRect() )
		.forEach( ( now, index ) => {
			const frame = frameFrom( before[ index ]!, now );
			if ( frame ) {
				elements[ index ]!.animate( [ frame, {} ], {
					id: ID,
					duration,
					easing: EASING,
				} );
			}
		} );
}

/**
 * Returns how an element looks before it moves; nothing if it does not.
 *
 * @param before Where it was; without a size if it was hidden.
 * @param now    Where it is; without a size if it is hidden.
 */
function frameFrom( before: DOMRect, now: DOMRect ): Keyframe | undefined {
	const x = before.x - now.x;
	const y = before.y - now.y;
	if ( ! now.width || ! ( before.width ? x || y : true ) ) {
		return undefined;
	}
	return before.width
		? { translate: `${ x }px ${ y }px` }
		: { opacity: 0, scale: SMALL };
}
