/** The visible sign that a press was heard and its module is on the way (see `src/scss/island.scss`). */

/** Sets the sign on a pressed control, or takes it off. */
export function mark( control: Element, isPending: boolean ): void {
	control.toggleAttribute( 'data-pending', isPending );
	control.ariaBusy = isPending ? 'true' : null;
}
