import type { Trigger } from '../../view/trigger';
import { whenScrolled } from '../../view/when-scrolled';

/** The page is scrolled by a number of pixels. */
export const trigger: Trigger = {
	schedule( fire, pixels, signal ) {
		whenScrolled(
			( scrolled ) => scrolled >= Number( pixels ),
			fire,
			signal
		);
	},
};
