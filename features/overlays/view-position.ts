/** So many pixels are scrolled. */
import type { Trigger } from './trigger';
import { whenScrolled } from './when-scrolled';

export const trigger: Trigger = {
	arm( fire, pixels, signal ) {
		whenScrolled(
			( scrolled ) => scrolled >= Number( pixels ),
			fire,
			signal
		);
	},
};
