import { prefersReducedMotion } from '@frontage/lib/reduced-motion';

/** Starts each animation when its block comes into view (S1 §4). */
const STATE = 'data-frontage-animation';
const LOOP = 'is-frontage-animation-loop';
const ANIMATED = '.has-frontage-animation';

/** Marks the end of an animation, unless it goes on without end. */
function clean( event: AnimationEvent ): void {
	const element = event.target as Element;
	if (
		event.animationName === 'frontage-animation-in' &&
		! element.classList.contains( LOOP )
	) {
		element.setAttribute( STATE, 'done' );
	}
}

/** Runs what has come into view; what moves without end rests while it is out of view. */
function play(
	entries: IntersectionObserverEntry[],
	observer: IntersectionObserver
) {
	for ( const { target, isIntersecting } of entries ) {
		const isLoop = target.classList.contains( LOOP );
		if ( isIntersecting ) {
			target.setAttribute( STATE, 'running' );
			if ( ! isLoop ) {
				observer.unobserve( target );
			}
		} else if ( isLoop ) {
			target.setAttribute( STATE, 'resting' );
		}
	}
}

export function enhance(): () => void {
	const observer = new IntersectionObserver( play );
	const seen = new WeakSet< Element >();

	const take = ( element: Element ) => {
		if ( seen.has( element ) || prefersReducedMotion().matches ) {
			return;
		}
		seen.add( element );
		if ( element.getBoundingClientRect().top > innerHeight ) {
			element.setAttribute( STATE, 'waiting' );
			observer.observe( element );
		} else if ( element.classList.contains( LOOP ) ) {
			observer.observe( element );
		}
	};
	const takeAll = ( root: ParentNode ) =>
		root.querySelectorAll( ANIMATED ).forEach( take );

	const later = new MutationObserver( ( changes ) => {
		for ( const { addedNodes } of changes ) {
			for ( const node of addedNodes ) {
				if ( node instanceof Element ) {
					takeAll( node.parentElement ?? node );
				}
			}
		}
	} );

	document.addEventListener( 'animationend', clean );
	takeAll( document );
	later.observe( document.body, { childList: true, subtree: true } );
	return () => {
		observer.disconnect();
		later.disconnect();
		document.removeEventListener( 'animationend', clean );
		document
			.querySelectorAll( `[${ STATE }=waiting]` )
			.forEach( ( element ) => element.setAttribute( STATE, 'done' ) );
	};
}
