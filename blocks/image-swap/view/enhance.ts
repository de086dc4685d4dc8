import type { FrontageIsland } from '@frontage/islands/types';

/** Swaps the images on click (S2 §4). */
export function enhance( island: FrontageIsland ): () => void {
	const stop = new AbortController();
	const swap = island.parentElement!;
	const button = island.lastElementChild as HTMLButtonElement;
	button.addEventListener(
		'click',
		() => {
			const isActive = swap.dataset.click !== 'active';
			swap.dataset.click = isActive ? 'active' : 'inactive';
			button.ariaPressed = String( isActive );
		},
		{ signal: stop.signal }
	);
	return () => stop.abort();
}
