/** The visible sign that a press was heard and its module is on the way (see `src/scss/island.scss`). */

/**
 * Sets the sign on a pressed control.
 * @param control
 */
export function mark( control: Element ): void {
	control.toggleAttribute( 'data-pending', true );
	control.ariaBusy = 'true';
}

/**
 * Takes off every sign, so that hydration finds the server's HTML.
 * @param root
 */
export function clear( root: ParentNode ): void {
	for ( const control of root.querySelectorAll( '[data-pending]' ) ) {
		control.toggleAttribute( 'data-pending', false );
		control.ariaBusy = null;
	}
}
