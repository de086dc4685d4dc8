/**
 * Evaluates the tree of a formula. A number that cannot be known is `NaN`, and so is everything computed with it; mirrors
 * `includes/Domain/Forms/Formula_Value.php`.
 */
import type { Values } from './types';
import { isDay, isNumber } from './kinds';
import type { Node } from './formula';

export type Result = number | string | string[];

const MAX_DECIMALS = 4;
const DAY_MS = 86_400_000;

/** Half of a cent that a computer cannot write is still rounded up. */
export const NEAR = 1e-9;

/**
 * Returns the value of a tree.
 *
 * @param node   From `parse()`.
 * @param values Values of the visible fields.
 */
export function valueOf( node: Node, values: Values ): Result {
	if ( node[ 0 ] === 'field' ) {
		return fieldOf( node[ 1 ], values );
	}
	if ( node[ 0 ] !== 'call' ) {
		return node[ 1 ];
	}
	const [ , name, parts ] = node;
	if ( name === 'if' ) {
		const [ test, yes, no ] = parts as [ Node, Node, Node ];
		return valueOf( isTrue( valueOf( test, values ) ) ? yes : no, values );
	}
	return call(
		name,
		parts.map( ( part ) => valueOf( part, values ) )
	);
}

/** Returns a value as a number: an empty one is 0, several are added, and other texts are none. */
export function numberOf( value: Result ): number {
	if ( Array.isArray( value ) ) {
		return value.reduce( ( sum, one ) => sum + numberOf( one ), 0 );
	}
	if ( typeof value === 'number' ) {
		return value;
	}
	return value === '' || isNumber( value ) ? +value : NaN;
}

/** Returns the value of a field; of `group.field` those of all rows. */
function fieldOf( name: string, values: Values ): string | string[] {
	const dot = name.indexOf( '.' );
	if ( dot < 0 ) {
		return texts( values[ name ] ?? '' );
	}
	const group = name.slice( 0, dot );
	const inner = name.slice( dot + 1 );
	const found: string[] = [];
	for ( let row = 1; `${ group }_${ row }_${ inner }` in values; row++ ) {
		found.push(
			...[ texts( values[ `${ group }_${ row }_${ inner }` ]! ) ].flat()
		);
	}
	return found;
}

/** Files are no texts. */
const texts = ( value: Values[ string ] ): string | string[] =>
	typeof value === 'string'
		? value
		: value.filter( ( one ) => typeof one === 'string' );

function call( name: string, parts: Result[] ): number {
	const [ one = 0, other = 0 ] = parts;
	return (
		compute( name, numberOf( one ), numberOf( other ) ) ??
		ofTexts( name, one, other ) ??
		many( name as 'sum', parts )
	);
}

function compute( name: string, a: number, b: number ): number | undefined {
	switch ( name ) {
		case '+':
			return a + b;
		case '-':
			return a - b;
		case '*':
			return a * b;
		case '/':
			return b ? a / b : NaN;
		case '%':
			return a % b;
		case 'round':
			return round( a, b );
		case 'floor':
		case 'ceil':
		case 'abs':
			return Math[ name ]( a );
	}
	return undefined;
}

function ofTexts(
	name: string,
	one: Result,
	other: Result
): number | undefined {
	switch ( name ) {
		case 'count':
			return [ one ].flat().filter( ( text ) => text !== '' ).length;
		case 'has':
			return +[ one ].flat().includes( other as string );
		case 'days':
			return days( one, other );
	}
	return /[=<>]/.test( name ) ? +compares( name, one, other ) : undefined;
}

/** Compares as numbers if both can be, else as texts. */
function compares( sign: string, one: Result, other: Result ): boolean {
	let order = numberOf( one ) - numberOf( other );
	const both = [ one, other ];
	// An empty answer is not the answer 0.
	const isEmpty =
		both.includes( '' ) &&
		both.every( ( value ) => typeof value === 'string' );
	if ( isEmpty || Number.isNaN( order ) ) {
		const [ a, b ] = both.map( textOf ) as [ string, string ];
		order = +( a > b ) - +( a < b );
	}
	switch ( sign ) {
		case '=':
			return order === 0;
		case '!=':
			return order !== 0;
		case '<':
			return order < 0;
		case '<=':
			return order <= 0;
		case '>':
			return order > 0;
	}
	return order >= 0;
}

const textOf = ( value: Result ): string =>
	typeof value === 'number' ? '' : [ value ].flat().join( ', ' );

const isTrue = ( value: Result ): boolean =>
	typeof value === 'number' ? Math.abs( value ) > 0 : value.length > 0;

function many( name: 'min' | 'max' | 'sum', parts: Result[] ): number {
	const numbers = parts.flat().map( numberOf );
	if ( name === 'sum' || ! numbers.length ) {
		return numbers.reduce( ( sum, one ) => sum + one, 0 );
	}
	return Math[ name ]( ...numbers );
}

/** Rounds half away from 0. */
function round( value: number, decimals: number ): number {
	const power =
		10 ** Math.max( 0, Math.min( MAX_DECIMALS, Math.trunc( decimals ) ) );
	const size = Math.floor( Math.abs( value ) * power + 0.5 + NEAR ) / power;
	return value < 0 ? -size : size;
}

const days = ( ...dates: Result[] ): number => {
	const [ from, to ] = dates.map( ( date ) =>
		typeof date === 'string' && isDay( date ) ? Date.parse( date ) : NaN
	) as [ number, number ];
	return ( to - from ) / DAY_MS;
};
