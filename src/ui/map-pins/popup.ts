/** The box with the words of a place, on the map. */

/**
 * Returns the box.
 *
 * @param name    Name of the place.
 * @param content What the list says about it.
 * @param above   Pixels between the place and the box.
 * @param close   Label of the button that closes it.
 * @param onClose Called when it is pressed, and by Escape.
 */
export function popupOf(
	name: string,
	content: Node[],
	above: number,
	close: string,
	onClose: () => void
): HTMLElement {
	const box = document.createElement( 'div' );
	box.className = 'frontage-map__popup';
	box.setAttribute( 'role', 'group' );
	box.tabIndex = -1;
	box.setAttribute( 'aria-label', name );
	box.dir = document.documentElement.dir;
	box.style.setProperty( '--frontage-map-above', `${ above }px` );
	const title = document.createElement( 'p' );
	title.className = 'frontage-map__title';
	title.textContent = name;
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'frontage-map__close';
	button.setAttribute( 'aria-label', close );
	button.addEventListener( 'click', onClose );
	box.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Escape' ) {
			onClose();
		}
	} );
	box.append( title, ...content, button );
	return box;
}
