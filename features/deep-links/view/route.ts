import type { FrontageIsland } from '@frontage/islands/types';
import { elementOf } from '@frontage/lib/element-of';
import { focusOn } from '@frontage/lib/focus-on';
import { goTo } from '@frontage/scroll';
import { newEntries } from './entries';
import { isOfSame, newIn, statesIn, type State } from './states';
import { openAround, wakeAround } from './reveal';

/** Detail of the `frontage:hashchange` event. */
export interface HashChange {
	/** ID of the module. */
	id: string;
	/** The first part as a number; null if it is not one. */
	index: number | null;
	/** All parts, such as a category and a page. */
	parts: string[];
}

/** Dispatches a hash-change event on every module named in the URL (S1 §2), and leads to what it names first. */
export function route(): () => void {
	const stop = new AbortController();
	const isNew = newEntries( stop.signal );
	addEventListener(
		'hashchange',
		( { oldURL } ) => follow( new URL( oldURL ).hash, isNew() ),
		stop
	);
	// Browsers report no change when a link leads to the current URL again. What has followed it already may have written it.
	addEventListener(
		'click',
		( { target, defaultPrevented } ) => {
			const link = ( target as Element ).closest?.( 'a' );
			if (
				link?.hash &&
				link.href === location.href &&
				! defaultPrevented
			) {
				follow( '', true );
			}
		},
		stop
	);
	// The script module can also load late, at the first hash change the visitor causes.
	if (
		! navigator.userActivation?.hasBeenActive &&
		statesIn( location.hash ).length
	) {
		history.scrollRestoration = 'manual';
		scrollTo( { top: 0, behavior: 'instant' } );
	}
	follow( '', isNew() );
	return () => stop.abort();
}

/**
 * Notifies the modules, opens the way to those whose state is new or to the target of a plain anchor, and brings the
 * first into view.
 *
 * @param before The previous hash.
 * @param isNew  Whether it is a new history entry, for which browsers have no position to restore.
 */
async function follow( before: string, isNew: boolean ): Promise< void > {
	const { hash } = location;
	const states = statesIn( hash );
	const targets = states.length
		? newIn( states, before ).map( ( { element } ) => element )
		: [ elementOf( hash ) ].filter( ( element ) => !! element );
	await Promise.all( [
		...states.map( wake ),
		...targets.map( wakeAround ),
	] );
	// Meanwhile, a widget may have corrected its own state in the URL.
	const now = statesIn( location.hash );
	if ( hash !== location.hash && ! isOfSame( states, now ) ) {
		return;
	}
	now.forEach( notify );
	const [ wasClosed ] = targets.map( openAround );
	const [ target ] = targets;
	if ( target ) {
		// A popup opens itself when it hears of the URL.
		await new Promise( requestAnimationFrame );
		const isPlain = ! states.length;
		// Browsers move the focus only to what is visible; a popup has moved it already, and one that closes takes it back.
		if (
			isNew &&
			! target.matches( 'dialog' ) &&
			( ! isPlain ||
				wasClosed ||
				target.closest( 'dialog' ) ||
				isTakenBack( target ) )
		) {
			focusOn( target );
		}
		goTo( target, {
			isNear: ! isPlain,
			keepPage: ! isNew && isPlain,
		} );
	}
}

/** Returns whether the focus is elsewhere, although the browser has moved it to the target of a link. */
function isTakenBack( target: Element ): boolean {
	const { activeElement: focus, body } = document;
	return !! focus && focus !== body && ! target.contains( focus );
}

/**
 * Fetches the module's script first, so that it hears the event.
 *
 * @param state A module or a tab.
 */
function wake( { element, parts }: State ): Promise< void > | undefined {
	const island = 'frontage-island';
	return (
		parts.length
			? element.querySelector< FrontageIsland >( island )
			: element.closest< FrontageIsland >( island )
	)?.wake();
}

function notify( { element, id, parts }: State ): void {
	if ( parts.length ) {
		const index = /^\d+$/.test( parts[ 0 ]! ) ? Number( parts[ 0 ] ) : null;
		/**
		 * Tells an element that the URL names it (S1 §2).
		 *
		 * On that element. Detail: `id`, `index` (a number from 0, or null) and `parts` (the strings after the ID).
		 *
		 * @event frontage:hashchange
		 */
		element.dispatchEvent(
			new CustomEvent< HashChange >( 'frontage:hashchange', {
				detail: { id, index, parts },
			} )
		);
	}
}
