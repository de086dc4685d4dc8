/**
 * Moves the focus to an element, as browsers move it to the target of a link: from there, the Tab key goes on.
 *
 * @param element Target of a link.
 */
export function focusOn( element: HTMLElement ): void {
	element.focus( { preventScroll: true } );
	if ( element.ownerDocument.activeElement !== element ) {
		element.tabIndex = -1;
		element.focus( { preventScroll: true } );
		element.addEventListener(
			'blur',
			() => element.removeAttribute( 'tabindex' ),
			{ once: true }
		);
	}
}
