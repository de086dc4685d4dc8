import type { FrontageIsland } from '@frontage/islands/types';
import { bringIntoView, reveal } from './screen';
import { newIn, statesIn, type State } from './states';

/** Detail of the `frontage:hashchange` event. */
export interface HashChange {
	/** ID of the module. */
	id: string;
	/** The first part as a number; null if it is not one. */
	index: number | null;
	/** All parts, such as a category and a page. */
	parts: string[];
}

/** Dispatches a hash-change event on every module named in the URL (S1 §2). */
export function route(): () => void {
	const stop = new AbortController();
	addEventListener(
		'hashchange',
		( { oldURL } ) => follow( new URL( oldURL ).hash ),
		{ signal: stop.signal }
	);
	// The script module can also load late, at the first hash change the visitor causes.
	if (
		! navigator.userActivation?.hasBeenActive &&
		statesIn( location.hash ).length
	) {
		history.scrollRestoration = 'manual';
		scrollTo( { top: 0, behavior: 'instant' } );
	}
	follow( '' );
	return () => stop.abort();
}

/**
 * Notifies the modules, opens closed containers around those whose state is new, and shows the first.
 *
 * @param before The previous hash.
 */
async function follow( before: string ): Promise< void > {
	const { hash } = location;
	const states = statesIn( hash );
	await Promise.all( states.map( wake ) );
	if ( hash === location.hash ) {
		states.forEach( notify );
		const elements = newIn( states, before ).map(
			( { element } ) => element
		);
		elements.forEach( reveal );
		elements.slice( 0, 1 ).forEach( bringIntoView );
	}
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
