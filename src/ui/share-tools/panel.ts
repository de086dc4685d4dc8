/** A dialog with one button, for what a press shows over the page. */

interface Panel {
	/** Plain text above the content; names the dialog. */
	title: string;
	content: Element;
	/** Label of the button. */
	close: string;
}

/**
 * Opens it; Escape and a press beside it close it too, and focus returns.
 *
 * @param panel What it shows.
 */
export function showPanel( { title, content, close }: Panel ): void {
	const dialog = document.createElement( 'dialog' );
	const heading = document.createElement( 'p' );
	const form = document.createElement( 'form' );
	const button = document.createElement( 'button' );
	dialog.className = 'frontage-dialog';
	dialog.ariaLabel = title;
	heading.textContent = title;
	form.method = 'dialog';
	form.className = 'frontage-dialog__buttons';
	button.className = 'frontage-dialog__button wp-element-button is-quiet';
	button.textContent = close;
	form.append( button );
	dialog.append( heading, content, form );
	document.body.append( dialog );
	dialog.addEventListener( 'close', () => dialog.remove() );
	dialog.addEventListener( 'click', ( event ) => {
		// Not the second click of a double click, whose first one opened it.
		const isFirst = event.detail < 2;
		if ( isFirst && event.target === dialog && isBeside( dialog, event ) ) {
			dialog.close();
		}
	} );
	dialog.showModal();
}

/** Padding of the dialog is the dialog too, so positions tell. */
function isBeside( dialog: Element, { clientX, clientY }: MouseEvent ) {
	const { left, right, top, bottom } = dialog.getBoundingClientRect();
	return (
		clientX < left || clientX > right || clientY < top || clientY > bottom
	);
}
