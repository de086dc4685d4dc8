/** Reads and updates a form's fields in the page. */
import { hiddenFields } from '@frontage/lib/form-rules';
import type { FieldRules, Value, Values } from '@frontage/lib/form-rules';
import type { FormParts } from './types';

export const fieldId = ( { number }: FormParts, name: string ): string =>
	`et_pb_contact_${ name }_${ number }`;

/** Returns the element of a field; hidden inputs have none. */
export const fieldElement = (
	{ form }: FormParts,
	name: string
): HTMLElement | null =>
	form.querySelector( `[data-field="${ CSS.escape( name ) }"]` );

export type Control =
	HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const controlsIn = ( element: Element | null ): Control[] => [
	...( element?.querySelectorAll< Control >( 'input,select,textarea' ) ??
		[] ),
];

/**
 * Returns the values of all fields, including conditionally hidden ones.
 *
 * @param parts The form.
 */
export function valuesOf( parts: FormParts ): Values {
	return Object.fromEntries(
		parts.fields.map( ( field ) => [ field.name, valueOf( parts, field ) ] )
	);
}

function valueOf( parts: FormParts, { name, kind }: FieldRules ): Value {
	const id = fieldId( parts, name );
	const named = [ ...parts.form.elements ].filter( ( element ) =>
		[ id, `${ id }[]` ].includes( ( element as Control ).name )
	) as HTMLInputElement[];
	if ( kind === 'file' ) {
		return (
			parts.uploads[ name ]?.files() ?? [ ...( named[ 0 ]?.files ?? [] ) ]
		);
	}
	const chosen = named.filter(
		( { type, checked } ) => checked || ! /^(radio|checkbox)$/.test( type )
	);
	return kind === 'checkbox'
		? chosen.map( ( { value } ) => value )
		: ( chosen[ 0 ]?.value ?? '' );
}

/**
 * Shows and hides fields by their conditions. A hidden field has no pattern and is not sent.
 *
 * @param parts The form.
 * @return Names of hidden fields.
 */
export function applyLogic( parts: FormParts ): string[] {
	const off = hiddenFields( parts.fields, valuesOf( parts ) );
	for ( const { name, pattern } of parts.fields ) {
		const box = fieldElement( parts, name );
		const isOff = off.includes( name );
		if ( box && ( box.hidden !== isOff || 'off' in box.dataset ) ) {
			box.hidden = isOff;
			delete box.dataset.off;
			for ( const control of controlsIn( box ) ) {
				control.disabled = isOff;
				if ( pattern && isOff ) {
					control.removeAttribute( 'pattern' );
				} else if ( pattern ) {
					control.setAttribute( 'pattern', pattern );
				}
			}
		}
	}
	return off;
}
