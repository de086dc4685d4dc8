import { cleanEmail, isEmail } from '@frontage/lib/form-rules/email';
import type { NewsletterProps } from './types';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Says beside each field what is wrong with it.
 *
 * The first field that is not right; all of them say why (S1 §5).
 *
 * @param form  The form.
 * @param words What they say.
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

/** A group of boxes speaks by its first one. */
const firstOf = ( field: Control ) =>
	field.closest( 'fieldset' )?.querySelector( 'input' ) ?? field;

function problem(
	field: Control,
	{ missing, checked, invalid }: NewsletterProps[ 'words' ]
): string {
	const { type, value, validity } = field;
	const group = field.closest( '[data-needed]' );
	if ( group ) {
		return group.querySelector( ':checked' ) ? '' : checked;
	}
	if ( validity.valueMissing || ( field.required && ! value.trim() ) ) {
		return /^(radio|checkbox)$/.test( type ) ? checked : missing;
	}
	if ( type === 'email' && value.trim() ) {
		return isEmail( cleanEmail( value ) ) ? '' : invalid;
	}
	return field.validationMessage;
}

/**
 * Shows it, and takes it away as soon as something is changed.
 *
 * @param field The field.
 * @param text  What is wrong; empty if nothing.
 * @return Whether something is.
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
