import type { Trigger } from '../../view/trigger';
import { whenScrolled } from '../../view/when-scrolled';

const ALL = 100;

/** A percentage of the page is scrolled, at most all of it (S0 §5). */
export const trigger: Trigger = {
	schedule( fire, percent, signal ) {
		const part = Math.min( Number( percent ), ALL ) / ALL;
		whenScrolled(
			( scrolled, most ) => Math.ceil( scrolled ) >= part * most,
			fire,
			signal
		);
	},
};
