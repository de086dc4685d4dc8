import { cleanEmail, isEmail } from './email';
import { checkFiles } from './files';
import {
	isDay,
	isNumber,
	isOnStep,
	isPhone,
	isTime,
	isUrl,
	matches,
} from './kinds';
import { lengthOf, trim } from './text';
import type { Chosen, FieldRules, Problem, Value } from './types';

/**
 * Normalizes a value before it is checked and saved: trims text, removes duplicate choices.
 *
 * @param field Field rules.
 * @param value Typed or chosen value.
 */
export function clean( field: FieldRules, value: Value ): Value {
	if ( typeof value === 'string' ) {
		const text = trim( value.replace( /\r\n?/g, '\n' ) );
		return field.kind === 'email' ? cleanEmail( text ) : text;
	}
	return ( value as string[] )
		.filter( ( one ) => one !== '' )
		.filter( ( one, place, all ) => all.indexOf( one ) === place );
}

/**
 * Validates a field's value and returns the problem; mirrors `includes/Domain/Forms/Validator.php`.
 *
 * @param field Field rules; the field must be visible.
 * @param value From `clean()`.
 */
export function check( field: FieldRules, value: Value ): Problem {
	const { kind, required, label = '' } = field;
	if ( ! value.length ) {
		const problem = /^(radio|checkbox|rating|consent)$/.test( kind )
			? 'unchecked'
			: 'missing';
		return required ? problem : '';
	}
	if ( typeof value[ 0 ] === 'object' ) {
		return checkFiles( field, value as Chosen[] );
	}
	if ( Array.isArray( value ) || field.options ) {
		return isChoice( field, [ value ].flat() as string[] ) ? '' : 'choice';
	}
	// An address that equals its label was not entered by a visitor (S1 §5).
	if ( kind === 'email' && value === cleanEmail( label ) ) {
		return '';
	}
	return checkKind( field, value ) || checkText( field, value );
}

const isChoice = ( { kind, options = [] }: FieldRules, chosen: string[] ) =>
	kind === 'consent'
		? chosen.join() === '1'
		: chosen.every( ( one ) => options.includes( one ) ) &&
			( kind === 'checkbox' || chosen.length === 1 );

function checkKind( field: FieldRules, text: string ): Problem {
	switch ( field.kind ) {
		case 'email':
			return isEmail( text ) ? '' : 'email';
		case 'url':
			return isUrl( text ) ? '' : 'url';
		case 'phone':
			return isPhone( text ) ? '' : 'phone';
		case 'number':
		case 'range':
			return isNumber( text ) ? checkNumber( field, +text ) : 'number';
		case 'date':
			return isDay( text ) ? checkMoment( field, text ) : 'date';
		case 'time':
			return isTime( text ) ? checkMoment( field, text ) : 'time';
		case 'consent':
			return text === '1' ? '' : 'choice';
	}
	return '';
}

function checkNumber( field: FieldRules, value: number ): Problem {
	const { min, max, step } = field;
	if ( min !== undefined && value < +min ) {
		return 'min';
	}
	if ( max !== undefined && value > +max ) {
		return 'max';
	}
	return step && ! isOnStep( value, +( min ?? 0 ), step ) ? 'step' : '';
}

/** A minimum after the maximum goes over midnight: from 22:00 to 02:00. */
function checkMoment(
	{ min = '', max = '' }: FieldRules,
	text: string
): Problem {
	const isLate = max && text > max;
	if ( text < min && ( isLate || ! ( max && min > max ) ) ) {
		return 'min';
	}
	return isLate && min <= max ? 'max' : '';
}

function checkText( field: FieldRules, text: string ): Problem {
	const { minLength = 0, maxLength, pattern } = field;
	const length = lengthOf( text );
	if ( length < minLength ) {
		return 'short';
	}
	if ( maxLength && length > maxLength ) {
		return 'long';
	}
	return pattern && ! matches( text, pattern ) ? 'pattern' : '';
}
