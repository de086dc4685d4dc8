/** An error message with a retry button. */

export type Complaint = HTMLElement;

/**
 * Adds the message after the list; clicking its button removes it.
 *
 * @param list  Where the message is shown.
 * @param words Texts.
 * @param again Retries.
 */
export function complaint(
	list: HTMLElement,
	{ failed, retry }: { failed: string; retry: string },
	again: () => void
): Complaint {
	const message = document.createElement( 'div' );
	message.className = 'frontage-list__error';
	message.role = 'alert';
	const text = document.createElement( 'span' );
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'frontage-list__button';
	button.textContent = retry;
	button.onclick = () => {
		message.remove();
		again();
	};
	message.append( text, button );
	list.after( message );
	// Live regions announce text only if it is inserted after the region exists.
	text.textContent = failed;
	return message;
}
