/** The mouse leaves the page at its top, on the way to another tab or address. */
import type { Trigger } from './view/trigger';

export const trigger: Trigger = {
	isAct: true,
	schedule( fire, _value, signal ) {
		document.documentElement.addEventListener(
			'mouseleave',
			( { clientY } ) => clientY <= 0 && fire(),
			{ signal }
		);
	},
};
