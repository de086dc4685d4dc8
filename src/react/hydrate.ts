/** Turns a component into the `mount` of a room's view module. */
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { FrontageIsland, Mount } from '../islands/types';
import { Boundary } from './boundary';
import { catchUp } from './catch-up';
import { Slots, slotsOf } from './slots';

/**
 * Hydrates the island's HTML with the component.
 *
 * `mount` returns when the tree is committed and its effects have run, so that a repeated press
 * meets a living widget. It throws if the component cannot render; then, and after any later
 * error, the server's HTML is back in place.
 *
 * @param Component Gets the island's props; renders exactly what `render.php` printed inside the island.
 */
export function hydrate< Props extends object >(
	Component: ComponentType< Props >
): Mount {
	return ( island, props ) => {
		const html = island.innerHTML;
		const failures: unknown[] = [];
		let root: Root | undefined;
		let isMounted = false;
		const restore = () => {
			root?.unmount();
			island.innerHTML = html;
		};
		const onError = ( error: unknown ) => {
			failures.push( error );
			if ( isMounted ) {
				queueMicrotask( restore );
				report( island, error );
			}
		};
		const tree = createElement(
			Slots.Provider,
			{ value: slotsOf( island ) },
			createElement( Component, props as Props )
		);
		flushSync( () => {
			root = hydrateRoot(
				island,
				createElement( Boundary, { onError }, tree ),
				{
					onRecoverableError: ( error ) =>
						report( island, error, true ),
				}
			);
		} );
		if ( failures.length ) {
			restore();
			throw failures[ 0 ];
		}
		isMounted = true;
		catchUp( island );
		return restore;
	};
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
