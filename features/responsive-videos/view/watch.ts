import type { FrontageIsland } from '@frontage/islands/types';
import { fit } from './players';

export interface FitProps extends Record< string, unknown > {
	/** Milliseconds after which a new iframe is checked: some get their size late (S2 §9). */
	checks: number[];
}

/** Watches for players added after load: by more posts, a script or consent. */
export function watch( _: FrontageIsland, { checks }: FitProps ): () => void {
	const timers = new Set< number >();
	const look = () => document.querySelectorAll( 'iframe' ).forEach( fit );
	const isFrame = ( node: Node ) =>
		node instanceof Element &&
		( node.matches( 'iframe' ) || !! node.querySelector( 'iframe' ) );
	const observer = new MutationObserver( ( changes ) => {
		if (
			changes.some( ( { addedNodes } ) =>
				[ ...addedNodes ].some( isFrame )
			)
		) {
			checks.forEach( ( after ) =>
				timers.add( window.setTimeout( look, after ) )
			);
		}
	} );
	observer.observe( document.body, { childList: true, subtree: true } );
	look();
	return () => {
		observer.disconnect();
		timers.forEach( clearTimeout );
	};
}
