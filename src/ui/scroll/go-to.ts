import { isHeld } from './hold';
import { lander } from './landing';
import { whenTakenOver } from './takes-over';

/** How long nothing may move before the target counts as reached, in milliseconds. */
const QUIET = 400;

/** How long late pictures are waited for, in milliseconds. */
const LONGEST = 6000;

/** How a target is brought into view. */
export interface ScrollOptions {
	/** Whether it stays where it is as far as it is visible. */
	isNear?: boolean;
	/** Whether the page keeps its position, and only what scrolls in a popup may scroll. */
	keepPage?: boolean;
}

const page = () => document.scrollingElement ?? document.documentElement;

/**
 * Returns what scrolls around an element, from inside: a popup's scrolling part, but then not the page behind.
 * Nothing does around the popup itself.
 *
 * @param element Scroll target.
 */
function scrollersOf( element: Element ): Element[] {
	const found: Element[] = [];
	let at: Element | null = element;
	for ( ; at && at !== document.body; at = at.parentElement ) {
		const { overflowY, position } = getComputedStyle( at );
		if (
			at !== element &&
			/auto|scroll/.test( overflowY ) &&
			at.scrollHeight > at.clientHeight
		) {
			found.push( at );
		}
		if ( position === 'fixed' ) {
			return found;
		}
	}
	return [ ...found, page() ];
}

const pixels = ( length: string ) => parseFloat( length ) || 0;

/**
 * Returns a function that gives the position of a scroller at which the element is at its top.
 *
 * @param element  Scroll target.
 * @param scroller From `scrollersOf()`.
 */
function topIn( element: Element, scroller: Element ): () => number {
	return scroller === page()
		? lander( element )
		: () =>
				scroller.scrollTop +
				element.getBoundingClientRect().top -
				scroller.getBoundingClientRect().top -
				pixels( getComputedStyle( scroller ).scrollPaddingTop ) -
				pixels( getComputedStyle( element ).scrollMarginTop );
}

/**
 * Returns a position at which a visible element stays as far as possible where it is.
 *
 * @param element  Scroll target.
 * @param scroller From `scrollersOf()`.
 * @param top      Position at which it is at the top.
 */
function nearest( element: Element, scroller: Element, top: number ): number {
	const { scrollTop, clientHeight } = scroller;
	const bottom = top + element.getBoundingClientRect().height - clientHeight;
	return Math.min( top, Math.max( scrollTop, bottom ) );
}

/** Returns whether a picture before the element may still push it down. */
const waitsForPictures = ( element: Element ) =>
	[ ...document.images ].some(
		( image ) =>
			! image.complete &&
			image.compareDocumentPosition( element ) ===
				Node.DOCUMENT_POSITION_FOLLOWING &&
			image.getBoundingClientRect().bottom > -innerHeight
	);

/**
 * Returns a function that scrolls to the element if it is not there and not on its way, and returns whether it did.
 *
 * @param element  Scroll target.
 * @param scroller From `scrollersOf()`.
 * @param stays    Whether a visible element stays as far as possible where it is.
 */
function mover(
	element: Element,
	scroller: Element,
	stays?: boolean
): () => boolean {
	const top = topIn( element, scroller );
	let known = NaN;
	let left = NaN;
	return () => {
		const { scrollTop, scrollHeight, clientHeight } = scroller;
		const wanted = stays ? nearest( element, scroller, top() ) : top();
		const goal = Math.min( wanted, scrollHeight - clientHeight );
		const before = left;
		left = Math.abs( goal - scrollTop );
		// A smooth scroll is coming nearer, and must not begin again.
		const isThere = Math.abs( goal - known ) <= 1 && left <= before + 1;
		if ( ! isThere ) {
			known = goal;
			scroller.scrollTo( { top: goal } );
		}
		return ! isThere;
	};
}

/**
 * Scrolls to an element, clear of everything that covers the page, and follows it until the layout around it has
 * settled: folds are still opening, pictures above it still loading. The visitor can interrupt it at any time.
 *
 * @param element Scroll target.
 * @param options See `ScrollOptions`.
 */
export function goTo(
	element: Element,
	{ isNear, keepPage }: ScrollOptions = {}
): void {
	const stop = new AbortController();
	const started = performance.now();
	const { top, bottom } = element.getBoundingClientRect();
	const stays = isNear && bottom > 0 && top < innerHeight;
	const moves = scrollersOf( element )
		.filter( ( scroller ) => ! keepPage || scroller !== page() )
		.map( ( scroller ) => mover( element, scroller, stays ) );
	let moved = started;
	// Browsers would keep something else in its place while a fold opens.
	const anchor = ( value: string ) => {
		document.documentElement.style.overflowAnchor = value;
		document.body.style.overflowAnchor = value;
	};
	anchor( 'none' );
	stop.signal.addEventListener( 'abort', () => anchor( '' ) );
	whenTakenOver( stop );
	const step = () => {
		if ( isHeld() ) {
			stop.abort();
		}
		if ( stop.signal.aborted ) {
			return;
		}
		const now = performance.now();
		// All of them, from inside.
		if ( moves.filter( ( move ) => move() ).length ) {
			moved = now;
		}
		const isQuiet = now - moved > QUIET && ! waitsForPictures( element );
		if ( isQuiet || now - started > LONGEST ) {
			stop.abort();
		} else {
			requestAnimationFrame( step );
		}
	};
	step();
}
