/** Evaluates the conditions of a form; mirrors `includes/Domain/Forms/Conditional_Logic.php`. */
import { isNumber } from './kinds';
import { trim } from './text';
import type { Condition, FieldRules, Rule, Value, Values } from './types';

type Operator = ( have: string[], want: string ) => boolean;

/** The eight operators of S1 §5. */
export const OPERATORS: Record< string, Operator > &
	Record< 'is' | 'contains', Operator > = {
	is: ( have, want ) =>
		have.includes( want ) || ( want === '' && ! have.length ),
	'is not': ( have, want ) => ! OPERATORS.is( have, want ),
	'is empty': ( have ) => ! have.length,
	'is not empty': ( have ) => have.length > 0,
	contains: ( have, want ) => have.some( ( one ) => one.includes( want ) ),
	'does not contain': ( have, want ) => ! OPERATORS.contains( have, want ),
	'is greater': ( have, want ) =>
		have.some( ( one ) => areNumbers( one, want ) && +one > +want ),
	'is less': ( have, want ) =>
		have.some( ( one ) => areNumbers( one, want ) && +one < +want ),
};

const areNumbers = ( ...texts: string[] ) => texts.every( isNumber );

export interface Logic {
	/** Returns the names of the hidden fields, in the form's order. */
	off: () => string[];
	/** Returns whether a condition is met; none always is. */
	holds: ( when?: Condition ) => boolean;
}

/**
 * Prepares the evaluation of a form with values.
 *
 * A hidden field counts as empty in the conditions of others. In a circular dependency, the first
 * field checked counts as shown.
 *
 * @param fields All fields of the form.
 * @param values Their values.
 */
export function createLogic(
	fields: readonly FieldRules[],
	values: Values
): Logic {
	const byName = new Map( fields.map( ( field ) => [ field.name, field ] ) );
	const known = new Map< string, boolean >();
	const isShown = ( name: string ): boolean => {
		const field = byName.get( name );
		const whens = [ ...( field?.within ?? [] ), field?.when ];
		if ( ! field || ! whens.some( Boolean ) ) {
			return !! field;
		}
		if ( ! known.has( name ) ) {
			known.set( name, true );
			known.set( name, whens.every( holds ) );
		}
		return known.get( name )!;
	};
	const have = ( name: string ) =>
		isShown( name ) ? texts( values[ name ] ?? '' ) : [];
	const test = ( [ target, operator, want ]: Rule ) =>
		OPERATORS[ operator ]?.( have( target ), trim( want ) ) ?? false;
	const holds = ( when?: Condition ) => {
		const { relation, rules } = when ?? { rules: [] };
		return (
			! rules.length ||
			( relation === 'any' ? rules.some( test ) : rules.every( test ) )
		);
	};
	return {
		off: () =>
			fields
				.map( ( { name } ) => name )
				.filter( ( name ) => ! isShown( name ) ),
		holds,
	};
}

/**
 * Returns the names of the hidden fields, in the form's order.
 *
 * @param fields All fields of the form.
 * @param values Their values.
 */
export const hiddenFields = (
	fields: readonly FieldRules[],
	values: Values
): string[] => createLogic( fields, values ).off();

const texts = ( value: Value ): string[] =>
	( [ value ].flat() as ( string | { name: string } )[] )
		.map( ( one ) => trim( typeof one === 'string' ? one : one.name ) )
		.filter( Boolean );
