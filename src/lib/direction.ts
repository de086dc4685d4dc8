/** Returns 1 where lines run to the right and -1 where they run to the left. */
export const directionOf = ( element: Element ): 1 | -1 =>
	element.matches( ':dir(rtl)' ) ? -1 : 1;
