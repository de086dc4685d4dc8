/** Marks the link to the current heading. */
import { showMarked } from './show-marked';

/** How long a clicked link stays marked, in milliseconds (S2 §9). */
const LOCK = 2000;

/** A heading is current once it is above this part of the screen. */
const LINE = '999999px 0px -66%';

/**
 * Marks links on scroll.
 *
 * @param nav     The list, whose closed bar names the current section.
 * @param links   In order.
 * @param targets Their headings, in the same order.
 * @param signal  Stops it.
 * @return Marks a clicked link for a while.
 */
export function spy(
	nav: Element,
	links: HTMLAnchorElement[],
	targets: ( HTMLElement | null )[],
	signal: AbortSignal
): ( link: HTMLAnchorElement ) => void {
	const passed = new Set< Element >();
	const now = nav.querySelector( '[class$=__now]' );
	let current: HTMLAnchorElement | undefined;
	let lockedUntil = 0;

	const mark = ( link?: HTMLAnchorElement ) => {
		if ( link !== current ) {
			current?.removeAttribute( 'aria-current' );
			link?.setAttribute( 'aria-current', 'location' );
			current = link;
			if ( now ) {
				now.textContent = link?.textContent ?? '';
			}
			showMarked( nav.querySelector( '[class$=__body]' )! );
		}
	};
	const update = () => {
		if ( ! signal.aborted && performance.now() >= lockedUntil ) {
			mark(
				links
					.filter( ( _, index ) => passed.has( targets[ index ]! ) )
					.pop()
			);
		}
	};
	const headings = new IntersectionObserver(
		( entries ) => {
			for ( const { target, isIntersecting } of entries ) {
				passed[ isIntersecting ? 'add' : 'delete' ]( target );
			}
			update();
		},
		{ rootMargin: LINE }
	);
	targets.forEach( ( target ) => target && headings.observe( target ) );
	signal.addEventListener( 'abort', () => headings.disconnect() );
	return ( link ) => {
		lockedUntil = performance.now() + LOCK;
		setTimeout( update, LOCK );
		mark( link );
	};
}
