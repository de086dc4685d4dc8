import { controlFrom } from '@frontage/carousel/remote';
import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';

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
	const buttons = queryOwn( island, '[data-to],[data-by]' );
	if ( document.getElementById( carousel ) ) {
		// Not printed: the carousel may be missing, and then the reference would be invalid.
		buttons.forEach( ( button ) =>
			button.setAttribute( 'aria-controls', carousel )
		);
	}
	controlFrom( buttons, carousel, stop.signal );
	return () => stop.abort();
}
