import type { Trigger } from '../../view/trigger';
import { whenScrolled } from '../../view/when-scrolled';

/** Pixels above the end (S0 §9). */
const BOTTOM_PX = 500;

/** The end of the page is near. */
export const trigger: Trigger = {
	schedule( fire, pixels, signal ) {
		const above = Number( pixels || BOTTOM_PX );
		whenScrolled(
			( scrolled, most ) => scrolled >= most - above,
			fire,
			signal
		);
	},
};
