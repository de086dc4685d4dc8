import type { FrontageIsland } from '@frontage/islands/types';
import { restack } from './restack';
import { tips } from './tips';

/** Tells the values of a row at the pointer, the finger or the arrow keys, and lets visitors hide series. */
export function enhance( island: FrontageIsland ): () => void {
	const stop = new AbortController();
	const hide = tips( island, stop.signal );
	island.addEventListener(
		'click',
		( { target } ) => {
			const toggle = ( target as Element ).closest< HTMLElement >(
				'[data-toggle]'
			);
			if ( toggle ) {
				hide();
				const isOff = toggle.ariaPressed === 'true';
				toggle.ariaPressed = String( ! isOff );
				for ( const mark of island.querySelectorAll(
					`[data-series="${ toggle.dataset.toggle }"]`
				) ) {
					mark.classList.toggle( 'is-off', isOff );
				}
				restack( island );
			}
		},
		{ signal: stop.signal }
	);
	return () => {
		stop.abort();
		hide();
	};
}
