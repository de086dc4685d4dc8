/** Marks a pressed control while its module loads (see `src/scss/island.scss`). */

/** Marks a pressed control as pending. */
export function mark( control: Element ): void {
	control.toggleAttribute( 'data-pending', true );
	control.ariaBusy = 'true';
}

/** Removes all marks, so that hydration finds the server's HTML. */
export function clear( root: ParentNode ): void {
	for ( const control of root.querySelectorAll( '[data-pending]' ) ) {
		control.toggleAttribute( 'data-pending', false );
		control.ariaBusy = null;
	}
}
