import type { FrontageIsland } from '@frontage/islands/types';
import { owned } from '@frontage/lib/owned';

/** Highlights the text when a visitor clicks it. */
export function enhance( island: FrontageIsland ): () => void {
	const stop = new AbortController();
	for ( const text of owned( island, '.frontage-video-gallery__text' ) ) {
		text.addEventListener(
			'click',
			() => text.classList.toggle( 'is-marked' ),
			{ signal: stop.signal }
		);
	}
	return () => stop.abort();
}
