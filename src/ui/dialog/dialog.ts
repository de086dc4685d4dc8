/**
 * Questions that wait for an answer, in place of `alert()`, `confirm()` and `prompt()`
 * (S2 §9; ruling 5).
 *
 * Escape and Cancel answer nothing; a press beside the dialog does nothing. One over another closes first.
 */

/** Labels from the server, so that they are translated. */
export interface DialogWords {
	ok: string;
	cancel: string;
}

/**
 * Shows an alert and resolves when it is closed.
 *
 * @param text  Plain text.
 * @param words Button label.
 */
export async function showAlert(
	text: string,
	words: Pick< DialogWords, 'ok' >
): Promise< void > {
	await ask( text, words );
}

/**
 * Shows a confirmation.
 *
 * @param text  Plain text.
 * @param words Button labels.
 * @return Whether the visitor chose OK.
 */
export const showConfirm = async (
	text: string,
	words: DialogWords
): Promise< boolean > => ( await ask( text, words ) ) !== null;

/**
 * Shows a prompt.
 *
 * @param text  Plain text; labels the field.
 * @param value Initial value.
 * @param words Button labels.
 * @return The text, or null.
 */
export async function showPrompt(
	text: string,
	value: string,
	words: DialogWords
): Promise< string | null > {
	const field = document.createElement( 'input' );
	field.name = 'answer';
	field.value = value;
	field.className = 'frontage-dialog__field';
	field.ariaLabel = text;
	const answer = await ask( text, words, field );
	return answer && String( answer.get( 'answer' ) );
}

/**
 * Shows a dialog with custom fields.
 *
 * @param text   Plain text.
 * @param fields Content between text and buttons.
 * @param words  Button labels.
 * @return The form data, or null.
 */
export const showForm = (
	text: string,
	fields: Element,
	words: DialogWords
): Promise< FormData | null > => ask( text, words, fields );

function ask(
	text: string,
	{ ok, cancel }: Partial< DialogWords >,
	...fields: Element[]
): Promise< FormData | null > {
	const dialog = document.createElement( 'dialog' );
	const form = document.createElement( 'form' );
	const question = document.createElement( 'p' );
	const buttons = document.createElement( 'div' );
	dialog.className = 'frontage-dialog';
	dialog.ariaLabel = text;
	form.method = 'dialog';
	question.textContent = text;
	buttons.className = 'frontage-dialog__buttons';
	if ( cancel ) {
		buttons.append( button( cancel, '', true ) );
	}
	buttons.append( button( ok ?? '', 'ok' ) );
	form.append( question, ...fields, buttons );
	dialog.append( form );
	document.body.append( dialog );
	return new Promise( ( resolve ) => {
		dialog.addEventListener( 'close', () => {
			resolve(
				dialog.returnValue === 'ok' ? new FormData( form ) : null
			);
			dialog.remove();
		} );
		dialog.showModal();
		( fields[ 0 ] as HTMLElement )?.focus?.();
	} );
}

function button(
	label: string,
	value: string,
	skipsFields = false
): HTMLButtonElement {
	const made = document.createElement( 'button' );
	made.className = `frontage-dialog__button wp-element-button${ value ? '' : ' is-quiet' }`;
	made.value = value;
	made.textContent = label;
	made.formNoValidate = skipsFields;
	// Enter in a field must submit, although Cancel comes first.
	made.type = value ? 'submit' : 'button';
	if ( ! value ) {
		made.addEventListener( 'click', () =>
			made.closest( 'dialog' )?.close( '' )
		);
	}
	return made;
}
