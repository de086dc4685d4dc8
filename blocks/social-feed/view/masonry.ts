import type { FrontageIsland } from '@frontage/islands/types';
import { layOutMasonry } from '@frontage/masonry';

/** Closes the gaps between posts, also below those that are loaded later. */
export function masonryOf( island: FrontageIsland ): () => void {
	const stop = new AbortController();
	layOutMasonry(
		island.querySelector< HTMLElement >( '.frontage-list' )!,
		stop.signal
	);
	return () => stop.abort();
}
