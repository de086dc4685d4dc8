/** Whether the visitor asked for less motion. */
export const calm = () =>
	matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
