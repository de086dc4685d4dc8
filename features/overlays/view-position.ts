/** So many pixels are scrolled. */
import type { Trigger } from './view/trigger';
import { whenScrolled } from './view/when-scrolled';

export const trigger: Trigger = {
	schedule( fire, pixels, signal ) {
		whenScrolled(
			( scrolled ) => scrolled >= Number( pixels ),
			fire,
			signal
		);
	},
};
