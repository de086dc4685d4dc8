import type { CommentsProps } from './types';

const CLASS = 'frontage-comments__complaint';

/** A field that visitors fill in. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type Place = HTMLFormElement | Field;

const idOf = ( place: Place ) =>
	`frontage-comments-${ place.getAttribute( 'name' ) ?? 'form' }`;

/**
 * Returns the error of a field; empty if it is valid.
 *
 * @param words The messages.
 */
export function complaintAbout( field: Field, words: CommentsProps ): string {
	const { validity, required, value, type } = field;
	if ( ! field.willValidate ) {
		return '';
	}
	if ( validity.valueMissing || ( required && ! value.trim() ) ) {
		return words.missing;
	}
	if ( validity.typeMismatch ) {
		return type === 'url' ? words.url : words.email;
	}
	// For constraints of other plugins, the browser has messages in the visitor's language.
	return validity.tooLong ? words.long : field.validationMessage;
}

/**
 * Shows a message below a field or at the end of the form.
 *
 * @param place The field or the form.
 * @param text  The message.
 * @param role  ARIA role of the message.
 */
export function say(
	place: Place,
	text: string,
	role: 'alert' | 'status' = 'alert'
): HTMLElement {
	removeComplaint( place );
	const complaint = document.createElement( 'span' );
	complaint.className = CLASS;
	complaint.id = idOf( place );
	complaint.setAttribute( 'role', role );
	if ( place instanceof HTMLFormElement ) {
		place.append( complaint );
	} else {
		place.after( complaint );
		place.ariaInvalid = 'true';
		place.setAttribute( 'aria-errormessage', complaint.id );
	}
	complaint.textContent = text;
	return complaint;
}

/**
 * Removes the message.
 *
 * @param place The field or the form.
 */
export function removeComplaint( place: Place ): void {
	document.getElementById( idOf( place ) )?.remove();
	if ( place.ariaInvalid ) {
		place.ariaInvalid = null;
		place.removeAttribute( 'aria-errormessage' );
	}
}
