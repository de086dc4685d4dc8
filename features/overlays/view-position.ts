import type { Trigger } from './view/trigger';
import { whenScrolled } from './view/when-scrolled';

/** So many pixels are scrolled. */
export const trigger: Trigger = {
	schedule( fire, pixels, signal ) {
		whenScrolled(
			( scrolled ) => scrolled >= Number( pixels ),
			fire,
			signal
		);
	},
};
