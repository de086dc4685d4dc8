import type { Trigger } from '../../view/trigger';

/** Some seconds after the page has loaded; immediately if not set (S0 §9). */
export const trigger: Trigger = {
	schedule( fire, seconds, signal ) {
		const timer = setTimeout(
			fire,
			Number( seconds ) * 1000 - performance.now()
		);
		signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	},
};
