/** Controls of a form. */

export type Control =
	HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns all controls in an element, in order. */
export const controlsIn = ( element: Element | null ): Control[] => [
	...( element?.querySelectorAll< Control >( 'input,select,textarea' ) ??
		[] ),
];

/** Returns whether a control is checked, not filled in. */
export const isChoice = ( { type }: Control ): boolean =>
	/^(radio|checkbox)$/.test( type );
