import type { Trigger } from './view/trigger';

/** The mouse leaves the page at its top, on the way to another tab or address. */
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
