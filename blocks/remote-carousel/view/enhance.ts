import { steerFrom } from '@frontage/carousel/remote';
import type { FrontageIsland } from '@frontage/islands/types';
import { owned } from '@frontage/lib/owned';

export interface RemoteProps extends Record< string, unknown > {
	/** ID of the carousel. */
	carousel: string;
}

/** Controls a carousel elsewhere on the page, and shows its current slide. */
export function enhance(
	island: FrontageIsland,
	{ carousel }: RemoteProps
): () => void {
	const stop = new AbortController();
	const buttons = owned( island, '[data-to],[data-by]' );
	if ( document.getElementById( carousel ) ) {
		// Not printed: the carousel may be missing, and then the reference would be invalid.
		buttons.forEach( ( button ) =>
			button.setAttribute( 'aria-controls', carousel )
		);
	}
	steerFrom( buttons, carousel, stop.signal );
	return () => stop.abort();
}
