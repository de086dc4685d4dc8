/** Shows blocks when they scroll into view, in browsers without scroll-driven CSS. */

/** How long after it was hidden a block is shown again at the earliest, in milliseconds (S2 §9). */
export const RESHOW_DELAY = 300;

const STATE = 'data-frontage-scrollspy';
const SPIED = '.has-frontage-scrollspy, .has-frontage-scrollspy-children > *';

/** Returns a function that shows or hides blocks as they come and go. */
function spy(): IntersectionObserverCallback {
	const waiting = new WeakMap< Element, number >();
	const seen = new WeakSet< Element >();
	return ( entries ) => {
		for ( const { target, isIntersecting } of entries ) {
			clearTimeout( waiting.get( target ) );
			if ( isIntersecting ) {
				waiting.set(
					target,
					window.setTimeout(
						() => target.setAttribute( STATE, 'in' ),
						seen.has( target ) ? RESHOW_DELAY : 0
					)
				);
				seen.add( target );
			} else {
				target.setAttribute( STATE, 'out' );
			}
		}
	};
}

/** Starts with what is in the page; what is visible then is never hidden before it has left. */
export function mount(): void {
	const observer = new IntersectionObserver( spy() );
	document
		.querySelectorAll( SPIED )
		.forEach( ( element ) => observer.observe( element ) );
}
