import { prefersReducedMotion } from '@frontage/lib/reduced-motion';
import { holdPage } from '@frontage/scroll';
import { whenTakenOver } from '@frontage/scroll/takes-over';
import { go } from './go';
import { targetOf } from './target';
import type { ScrollProps } from './types';

/** Hides the target while the page waits at its top. */
const HIDDEN = 'frontage-smooth-scroll-hidden';

/** Returns the URL that was opened; empty if a visitor has been here before, or has acted since. */
function openedUrl(): string {
	const [ loaded ] = performance.getEntriesByType(
		'navigation'
	) as PerformanceNavigationTiming[];
	const isNew =
		loaded?.type === 'navigate' &&
		! navigator.userActivation?.hasBeenActive;
	// The name has the text fragment, which the location has not.
	return isNew ? loaded.name : '';
}

/**
 * Leads to the target of the fragment with which the page was opened (S2 §2): the page begins at its top, and scrolls
 * there after a delay. The browser’s own restoration is off meanwhile (S1 §2).
 *
 * @param props  Times.
 * @param signal Stops it.
 */
export async function scrollToTarget(
	props: ScrollProps,
	signal: AbortSignal
): Promise< void > {
	const target = targetOf( openedUrl() );
	if ( ! target || ! props.delay || prefersReducedMotion().matches ) {
		return;
	}
	const { scrollRestoration } = history;
	const stop = new AbortController();
	signal.addEventListener( 'abort', () => stop.abort() );
	holdPage( stop.signal );
	whenTakenOver( stop );
	history.scrollRestoration = 'manual';
	scrollTo( { top: 0, behavior: 'instant' } );
	target.classList.add( HIDDEN );
	await new Promise( ( resolve ) => {
		setTimeout( resolve, props.delay );
		stop.signal.addEventListener( 'abort', resolve );
	} );
	target.classList.remove( HIDDEN );
	if ( ! stop.signal.aborted ) {
		await go( target, props, stop.signal );
	}
	history.scrollRestoration = scrollRestoration;
	stop.abort();
}
