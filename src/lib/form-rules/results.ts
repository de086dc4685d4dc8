/** Computes the calculations of a form; mirrors `includes/Domain/Forms/Calculations.php`. */
import { hiddenFields } from './logic';
import type { FieldRules, Values } from './types';
import { parse } from './formula';
import { NEAR, numberOf, valueOf } from './formula-value';

/** Larger results are not exact and not shown. */
const LIMIT = 1e11;

/**
 * Returns the values with the results. Fields that are hidden count as empty.
 *
 * Conditions may depend on results: they are computed once without the conditions' fields, and again with them.
 *
 * @param fields All fields of the form.
 * @param values Their values.
 */
export function withResults(
	fields: readonly FieldRules[],
	values: Values
): Values {
	const sums = fields.filter( ( { kind } ) => kind === 'calculation' );
	const all = { ...values };
	sums.forEach( ( { name } ) => ( all[ name ] = '' ) );
	for ( let round = 0; sums.length && round < 2; round++ ) {
		const off = hiddenFields( fields, all );
		for ( const field of sums ) {
			all[ field.name ] = result(
				field,
				Object.fromEntries(
					Object.entries( all ).filter(
						( [ name ] ) => ! off.includes( name )
					)
				)
			);
		}
	}
	return all;
}

/** Returns the result of a calculation as a text such as `20.5`; empty if there is none. */
function result(
	{ formula = '', decimals = 0 }: FieldRules,
	seen: Values
): string {
	const tree = parse( formula );
	const value = tree ? numberOf( valueOf( tree, seen ) ) : NaN;
	if ( ! ( Math.abs( value ) < LIMIT ) ) {
		return '';
	}
	const whole = String(
		Math.floor( Math.abs( value ) * 10 ** decimals + 0.5 + NEAR )
	).padStart( decimals + 1, '0' );
	const rest = whole.slice( whole.length - decimals ).replace( /0+$/, '' );
	const text =
		whole.slice( 0, whole.length - decimals ) +
		( decimals && rest ? `.${ rest }` : '' );
	return value < 0 && text !== '0' ? `-${ text }` : text;
}
