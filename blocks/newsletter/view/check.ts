import { cleanEmail, isEmail } from '@frontage/lib/form-rules/email';
import type { NewsletterProps } from './types';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Shows errors beside all invalid fields, and returns the first one (S1 §5).
 *
 * @param words Error messages.
 */
export function firstWrong(
	form: HTMLFormElement,
	words: NewsletterProps[ 'words' ]
): Control | undefined {
	return [ ...form.querySelectorAll< Control >( 'input,select' ) ]
		.filter(
			( field ) =>
				firstOf( field ) === field &&
				! field.disabled &&
				! field.closest( '[hidden]' )
		)
		.filter( ( field ) =>
			showError( field, problem( field, words ) )
		)[ 0 ];
}

/** A group of choices is represented by its first one. */
const firstOf = ( field: Control ) =>
	field.closest( 'fieldset' )?.querySelector( 'input' ) ?? field;

function problem(
	field: Control,
	{ missing, checked, consent, invalid }: NewsletterProps[ 'words' ]
): string {
	const { type, value, validity } = field;
	const group = field.closest( '[data-needed]' );
	if ( group ) {
		return group.querySelector( ':checked' ) ? '' : checked;
	}
	if ( validity.valueMissing || ( field.required && ! value.trim() ) ) {
		return { checkbox: consent, radio: checked }[ type ] ?? missing;
	}
	if ( type === 'email' && value.trim() ) {
		return isEmail( cleanEmail( value ) ) ? '' : invalid;
	}
	return field.validationMessage;
}

/**
 * Shows an error, and removes it when the field is changed.
 *
 * @param text Error message; empty if valid.
 * @return Whether the field is invalid.
 */
function showError( field: Control, text: string ): boolean {
	const box = field.closest< HTMLElement >( '.frontage-newsletter__field' );
	const id = `${ field.id || field.name }-error`;
	document.getElementById( id )?.remove();
	field.removeAttribute( 'aria-invalid' );
	if ( ! text || ! box || document.getElementById( id ) ) {
		return !! text;
	}
	const said = document.createElement( 'span' );
	said.id = id;
	said.className = 'frontage-newsletter__error';
	said.textContent = text;
	box.append( said );
	field.setAttribute( 'aria-invalid', 'true' );
	field.setAttribute( 'aria-describedby', id );
	box.addEventListener( 'input', () => showError( field, '' ), {
		once: true,
	} );
	return true;
}
