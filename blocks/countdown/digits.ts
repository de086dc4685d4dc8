/** The time left, in digits and in words; the twin of `Digits` in PHP (S1 §9). */
import { padNumber } from '../../src/lib/format';
import type { Unit } from './types';

/** Seconds in each unit, the largest first. */
export const SECONDS: Record< Unit, number > = {
	day: 86400,
	hour: 3600,
	minute: 60,
	second: 1,
};

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

/** Digits of a number: days at least three, all others two (S1 §9). */
export function digits( value: number, unit: Unit ): string {
	return padNumber( value, unit === 'day' ? 3 : 2 );
}

/**
 * Says the time left in the page's language, without seconds: “2 days, 3 hours, 1 minute”.
 *
 * @param left Seconds; a begun minute counts.
 */
export function inWords( left: number ): string {
	const units: Unit[] = [ 'day', 'hour', 'minute' ];
	return split( Math.ceil( left / 60 ) * 60, units )
		.map( ( value, index ) =>
			value
				? new Intl.NumberFormat( document.documentElement.lang || undefined, {
						style: 'unit',
						unit: units[ index ],
						unitDisplay: 'long',
				  } ).format( value )
				: ''
		)
		.filter( Boolean )
		.join( ', ' );
}
