/** Shows errors at each field, and in a list above the form with links to them (S1 §5). */
import { controlsIn } from '@frontage/lib/controls';
import { fill } from '@frontage/lib/fill';
import {
	allowedTypes,
	check,
	checkFile,
	clean,
} from '@frontage/lib/form-rules';
import type {
	Chosen,
	FieldRules,
	Problem,
	Value,
} from '@frontage/lib/form-rules';
import { fieldElement, fieldId, valuesOf } from './dom';
import type { FormParts } from './types';

const isMissing = ( problem: Problem ) =>
	/^(missing|unchecked)$/.test( problem );

/** Message keys that differ from the problem's name, as in S1 §8. */
const KEYS: Record< string, string > = {
	email: 'invalid',
	unchecked: 'wrong_checkbox',
};

/**
 * Validates fields and marks each.
 *
 * @param parts The form.
 * @param off   Names of hidden fields, which are skipped.
 * @param among Only these fields, such as those of a step.
 * @return Problems by field.
 */
export function checkFields(
	parts: FormParts,
	off: string[],
	among: ( field: FieldRules ) => boolean = () => true
): Map< FieldRules, string > {
	const values = valuesOf( parts );
	const found = new Map< FieldRules, string >();
	const missing: FieldRules[] = [];
	for ( const field of parts.fields.filter( among ) ) {
		const value = clean( field, values[ field.name ]! );
		const isOff = off.includes( field.name );
		const problem = isOff ? '' : check( field, value );
		const text = isOff ? '' : wrongWith( parts, field, problem, value );
		mark( parts, field, text );
		if ( text ) {
			found.set( field, text );
		}
		if ( isMissing( problem ) ) {
			missing.push( field );
		}
	}
	list( parts, found, missing );
	return found;
}

/**
 * Validates a field again if it was validated before.
 *
 * @param parts The form.
 */
export function recheck( parts: FormParts, field: FieldRules ): void {
	const value = clean( field, valuesOf( parts )[ field.name ]! );
	const problem = check( field, value );
	mark( parts, field, wrongWith( parts, field, problem, value ) );
}

/** Returns the message for a problem, or for files that were not accepted. */
const wrongWith = (
	parts: FormParts,
	field: FieldRules,
	problem: Problem,
	value: Value
): string =>
	problem
		? sentence( parts, field, problem, value )
		: ( parts.uploads[ field.name ]?.refusal() ?? '' );

/**
 * Returns the message for a problem.
 *
 * @param parts The form.
 */
function sentence(
	{ words }: FormParts,
	field: FieldRules,
	problem: Problem,
	value: Value
): string {
	const values: Partial< Record< Problem, string | number > > = {
		min: field.min,
		max: field.max,
		step: field.step,
		short: field.minLength,
		long: field.maxLength,
		size: field.size,
		count: field.count ?? 1,
		type: allowedTypes( field ),
	};
	const file = /^(name|empty|lost|type)$/.test( problem )
		? ( value as Chosen[] ).find( ( one ) => checkFile( field, one ) )
		: null;
	const key =
		problem === 'unchecked' && field.kind === 'consent'
			? 'consent'
			: ( KEYS[ problem ] ?? problem );
	return fill(
		words[ key ] ?? words.invalid,
		values[ problem ] ?? file?.name,
		file?.name
	);
}

function mark( parts: FormParts, { name }: FieldRules, text: string ): void {
	const box = fieldElement( parts, name );
	const place = box?.querySelector( '.frontage-form__problem' );
	if ( place && place.textContent !== text ) {
		place.textContent = text;
		for ( const control of controlsIn( box ) ) {
			control.ariaInvalid = text ? 'true' : null;
		}
	}
}

/** Renders the error list above the form. */
function list(
	parts: FormParts,
	found: Map< FieldRules, string >,
	missing: FieldRules[]
): void {
	const { form, words } = parts;
	const wrong = [ ...found.keys() ].filter(
		( one ) => ! missing.includes( one )
	);
	const item = ( field: FieldRules ) => {
		const link = document.createElement( 'a' );
		const entry = document.createElement( 'li' );
		const group = /^(radio|checkbox|rating)$/.test( field.kind )
			? '-0'
			: '';
		link.href = `#${ fieldId( parts, field.name ) }${ group }`;
		link.textContent = field.label || words.captcha;
		entry.append( link );
		if ( ! missing.includes( field ) ) {
			entry.append( `: ${ found.get( field ) }` );
		}
		return entry;
	};
	const block = ( text: string, fields: FieldRules[] ) => {
		const all = document.createElement( 'ul' );
		all.append( ...fields.map( item ) );
		return fields.length ? [ paragraph( text ), all ] : [];
	};
	form.querySelector( '.frontage-form__summary' )!.replaceChildren(
		...block( words.fill_message, missing ),
		...block( words.contact_error_message, wrong )
	);
}

function paragraph( text: string ): HTMLElement {
	const element = document.createElement( 'p' );
	element.textContent = text;
	return element;
}

/**
 * Shows a message above the form and moves the focus to it.
 *
 * @param text Message; without it, the current one is kept.
 */
export function announce( form: HTMLFormElement, text?: string ): void {
	const summary = form.querySelector< HTMLElement >(
		'.frontage-form__summary'
	)!;
	if ( text ) {
		summary.replaceChildren( paragraph( text ) );
	}
	summary.focus();
}
