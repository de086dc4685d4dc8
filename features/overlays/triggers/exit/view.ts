import type { Trigger } from '../../view/trigger';

/** The mouse leaves the page at the top, toward the tabs or the address bar. */
export const trigger: Trigger = {
	isUserAction: true,
	nowOrNever: true,
	schedule( fire, _value, signal ) {
		document.documentElement.addEventListener(
			'mouseleave',
			( { clientY } ) => clientY <= 0 && fire(),
			{ signal }
		);
	},
};
