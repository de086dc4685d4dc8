/** Marks the link to the heading that is being read. */

/** Milliseconds after a press in which the pressed link stays marked (S2 §9). */
const LOCK = 2000;

/** A heading is read once it is above this part of the screen. */
const LINE = '999999px 0px -66%';

/**
 * Follows the page.
 *
 * @param links   In order.
 * @param targets Where they lead, in the same order.
 * @param signal  Ends it.
 * @return Marks a link that was pressed, and leaves it marked for a while.
 */
export function spy(
	links: HTMLAnchorElement[],
	targets: ( HTMLElement | null )[],
	signal: AbortSignal
): ( link: HTMLAnchorElement ) => void {
	const passed = new Set< Element >();
	let current: HTMLAnchorElement | undefined;
	let lockedUntil = 0;

	const mark = ( link?: HTMLAnchorElement ) => {
		if ( link !== current ) {
			current?.removeAttribute( 'aria-current' );
			link?.setAttribute( 'aria-current', 'location' );
			current = link;
		}
	};
	const headings = new IntersectionObserver(
		( entries ) => {
			for ( const { target, isIntersecting } of entries ) {
				passed[ isIntersecting ? 'add' : 'delete' ]( target );
			}
			if ( performance.now() >= lockedUntil ) {
				mark(
					links
						.filter( ( _, index ) =>
							passed.has( targets[ index ]! )
						)
						.pop()
				);
			}
		},
		{ rootMargin: LINE }
	);
	targets.forEach( ( target ) => target && headings.observe( target ) );
	signal.addEventListener( 'abort', () => headings.disconnect() );
	return ( link ) => {
		lockedUntil = performance.now() + LOCK;
		mark( link );
	};
}
