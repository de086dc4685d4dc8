import { whenIdle } from '@frontage/idle';
import type { Trigger } from '../../view/trigger';

/** The visitor has been idle for some seconds (S0 §9). */
export const trigger: Trigger = {
	schedule( fire, seconds, signal ) {
		whenIdle(
			fire,
			signal,
			seconds ? Number( seconds ) * 1000 : undefined
		);
	},
};
