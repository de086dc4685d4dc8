import type { CountdownProps, Form, Unit } from './types';

/** Seconds in each unit, largest first. */
export const SECONDS: Record< Unit, number > = {
	day: 86400,
	hour: 3600,
	minute: 60,
	second: 1,
};

/** All units, largest first. */
export const UNITS = Object.keys( SECONDS ) as Unit[];

/**
 * Splits seconds into units; a unit without a box is carried into the next smaller one.
 *
 * @param left  Seconds.
 * @param shown Units, largest first.
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
 * Formats a number as digits: at least three for days, two for all others (S1 §9). Must match `Digits` in PHP.
 *
 * @param value Whole number.
 */
export function digits( value: number, unit: Unit ): string {
	return `${ value }`.padStart( unit === 'day' ? 3 : 2, '0' );
}

/**
 * Formats a time as text: “2 days, 3 hours, 1 minute”.
 *
 * @param minutes Time, in minutes.
 * @param units   Plural forms of the units, largest first.
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
				? units[ index ]!.find( isRight )![ 1 ].replace(
						'%s',
						`${ value }`
					)
				: [];
		} )
		.join( ', ' );
}
