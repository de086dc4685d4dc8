/** Returns the media query for reduced motion, to read or to listen to. */
export const prefersReducedMotion = () =>
	matchMedia( '(prefers-reduced-motion: reduce)' );
