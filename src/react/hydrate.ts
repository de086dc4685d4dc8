import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { FrontageIsland, Mount } from '@frontage/islands/types';
import { Boundary } from './boundary';
import { catchUp } from './catch-up';
import { Slots, slotsOf } from './slots';

/**
 * Creates the `mount` function of a view module from a component.
 *
 * Hydrates the island's HTML with the component.
 *
 * `mount` returns when the tree is committed and its effects have run, so that a replayed click
 * reaches a working widget. It throws if the component cannot render. Then, after any later error
 * and when the island has left the page, the server's HTML is restored.
 *
 * @param Component Receives the island's props; must render exactly what `render.php` printed inside the island.
 */
export function hydrate< Props extends object >(
	Component: ComponentType< Props >
): Mount {
	return ( island, props ) => {
		const html = island.innerHTML;
		const failures: unknown[] = [];
		let isMounted = false;
		const onError = ( error: unknown ) => {
			failures.push( error );
			if ( isMounted ) {
				queueMicrotask( restore );
				report( island, error );
			}
		};
		const root = start( island, onError, () =>
			createElement( Component, props as Props )
		);
		const restore = () => {
			root.unmount();
			island.innerHTML = html;
		};
		if ( failures.length ) {
			restore();
			throw failures[ 0 ];
		}
		isMounted = true;
		catchUp( island );
		return restore;
	};
}

/** Hydrates synchronously: updates inside `flushSync` are committed when it returns. */
function start(
	island: FrontageIsland,
	onError: ( error: unknown ) => void,
	render: () => ReactNode
): Root {
	const tree = createElement(
		Boundary,
		{ onError },
		createElement( Slots.Provider, { value: slotsOf( island ) }, render() )
	);
	let hasTold = false;
	const onRecoverableError = ( error: unknown ) => {
		if ( ! hasTold ) {
			hasTold = true;
			report( island, error, true );
		}
	};
	return flushSync( () =>
		hydrateRoot( island, tree, { onRecoverableError } )
	);
}

function report(
	island: FrontageIsland,
	error: unknown,
	recovered = false
): void {
	const name = island.getAttribute( 'name' );
	island.dispatchEvent(
		new CustomEvent( 'frontage:island-error', {
			bubbles: true,
			detail: { name, error, recovered },
		} )
	);
}
