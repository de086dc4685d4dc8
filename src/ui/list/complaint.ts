/** Says that an answer did not come, and offers to ask again. */

export type Complaint = HTMLElement;

/**
 * Puts the message behind the list; pressing its button takes it away.
 *
 * @param list         The list.
 * @param words        What it says.
 * @param words.failed What happened.
 * @param words.retry  The button.
 * @param again        Asks again.
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
	// Said only when it is put into what is there already.
	text.textContent = failed;
	return message;
}
