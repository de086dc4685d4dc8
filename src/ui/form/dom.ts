/** Reads and updates a form's fields in the page. */
import { controlsIn, isChoice, type Control } from '@frontage/lib/controls';
import { createLogic } from '@frontage/lib/form-rules';
import { readNumber } from '@frontage/lib/typed-number';
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

/** A step is hidden while it is not its turn, so it has another mark if its condition does not hold. */
const STEP = '.frontage-form__step';
export const SKIPPED = 'data-skipped';

/**
 * Returns the values of all fields, including conditionally hidden ones.
 *
 * @param parts The form.
 */
export function valuesOf( parts: FormParts ): Values {
	const values = Object.fromEntries(
		parts.fields.map( ( field ) => [ field.name, valueOf( parts, field ) ] )
	);
	return parts.compute?.( values ) ?? values;
}

const namedIn = ( parts: FormParts, name: string ): HTMLInputElement[] => {
	const id = fieldId( parts, name );
	return [ ...parts.form.elements ].filter( ( element ) =>
		[ id, `${ id }[]` ].includes( ( element as Control ).name )
	) as HTMLInputElement[];
};

/**
 * Fills in a field; an unknown option changes nothing.
 *
 * @param parts The form.
 * @param value Text, or the checked options.
 */
export function setValue(
	parts: FormParts,
	name: string,
	value: string | string[]
): void {
	for ( const control of namedIn( parts, name ) ) {
		if ( isChoice( control ) ) {
			control.checked = [ value ].flat().includes( control.value );
		} else if ( control.type !== 'file' ) {
			const was = control.value;
			control.value = String( value );
			// A list has no such option.
			control.value ||= was;
		}
	}
}

function valueOf( parts: FormParts, { name, kind }: FieldRules ): Value {
	const named = namedIn( parts, name );
	const files = parts.uploads[ name ]?.files();
	if ( kind === 'file' || files?.length ) {
		return files ?? [ ...( named[ 0 ]?.files ?? [] ) ];
	}
	const chosen = named.filter(
		( control ) => control.checked || ! isChoice( control )
	);
	return kind === 'checkbox'
		? chosen.map( ( { value } ) => value )
		: typed( chosen[ 0 ] );
}

/** Returns the value of a control, that of a field for numbers as programs write it. */
function typed( control?: HTMLInputElement ): string {
	const { value = '', dataset: { group } = {} } = control ?? {};
	return group === undefined ? value : readNumber( value, group );
}

/**
 * Shows and hides fields and blocks by their conditions. A hidden field has no pattern and is not sent.
 *
 * @param parts The form.
 * @return Names of hidden fields.
 */
export function applyLogic( parts: FormParts ): string[] {
	const logic = createLogic( parts.fields, valuesOf( parts ) );
	const off = logic.off();
	for ( const { name, pattern } of parts.fields ) {
		const box = fieldElement( parts, name );
		const isOff = off.includes( name );
		if ( box && hide( box, isOff ) ) {
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
	for ( const block of parts.form.querySelectorAll< HTMLElement >(
		'[data-when]'
	) ) {
		const isOff = ! logic.holds( JSON.parse( block.dataset.when! ) );
		if ( block.matches( STEP ) ) {
			block.toggleAttribute( SKIPPED, isOff );
		} else {
			hide( block, isOff );
		}
	}
	parts.followSteps?.();
	return off;
}

/**
 * Shows or hides an element.
 *
 * @return Whether anything changed.
 */
function hide( element: HTMLElement, isOff: boolean ): boolean {
	const isNew = element.hidden !== isOff || 'off' in element.dataset;
	element.hidden = isOff;
	delete element.dataset.off;
	return isNew;
}
