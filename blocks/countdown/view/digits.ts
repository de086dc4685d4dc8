import type { CountdownProps, Form, Unit } from './types';

/** Seconds in each unit, the largest first. */
export const SECONDS: Record< Unit, number > = {
	day: 86400,
	hour: 3600,
	minute: 60,
	second: 1,
};

/** All units, the largest first. */
export const UNITS = Object.keys( SECONDS ) as Unit[];

/**
 * Splits seconds into units; what has no box of its own goes into the next smaller one.
 *
 * @param left  Seconds.
 * @param shown Units, the largest first.
 * @return Numbers in the same order.
 */
export function split( left: number, shown: Unit[] ): number[] {
	return shown.map( ( unit ) => {
		const value = Math.floor( left / SECONDS[ unit ] );
		left %= SECONDS[ unit ];
		return value;
	} );
}

/**
 * The time left, in digits and in words; the twin of `Digits` in PHP (S1 §9).
 *
 * Digits of a number: days at least three, all others two (S1 §9).
 *
 * @param value Whole.
 * @param unit  What it counts.
 */
export function digits( value: number, unit: Unit ): string {
	return `${ value }`.padStart( unit === 'day' ? 3 : 2, '0' );
}

/**
 * Says a time in the page's language: “2 days, 3 hours, 1 minute”.
 *
 * @param minutes The time.
 * @param units   Words of the units, the largest first.
 */
export function inWords(
	minutes: number,
	units: CountdownProps[ 'words' ][ 'units' ]
): string {
	const rules = new Intl.PluralRules( document.documentElement.lang || [] );
	return split( minutes * 60, UNITS )
		.flatMap( ( value, index ) => {
			const isRight = ( [ like ]: Form ) =>
				! like || rules.select( like ) === rules.select( value );
			return value
				? units[ index ]
						.find( isRight )![ 1 ]
						.replace( '%s', `${ value }` )
				: [];
		} )
		.join( ', ' );
}
