import { focusOn } from '@frontage/lib/focus-on';
import { lander, scrollPageTo } from '@frontage/scroll';
import { targetOf } from './target';
import type { ScrollProps } from './types';

/** Notices of shops and forms. */
const NOTICES =
	'[role=alert],[role=status],.woocommerce-error,.woocommerce-message,.woocommerce-info';

/**
 * Scrolls to a target, clear of what covers the page (S1 §9), and moves the focus there.
 *
 * @param target  Of the fragment in the URL.
 * @param options Duration and space above notices.
 * @param signal  Stops it.
 * @return Resolves once it is there, or the visitor has taken over.
 */
export async function go(
	target: HTMLElement,
	{ duration, notice }: ScrollProps,
	signal: AbortSignal
): Promise< void > {
	const above = target.matches( NOTICES ) ? notice : 0;
	const to = lander( target, above );
	if ( ! ( await scrollPageTo( to, { duration, signal } ) ) ) {
		return;
	}
	const { hash } = location;
	if ( targetOf( hash ) === target ) {
		const { state } = history;
		const top = scrollY;
		// Makes it the page's `:target`, which only browsers can do.
		location.replace( hash );
		history.replaceState( state, '' );
		scrollTo( { top, behavior: 'instant' } );
	}
	focusOn( target );
}
