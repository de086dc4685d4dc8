import type { Ends } from '@frontage/filter-form';

export const END = [ 'min', 'max' ] as const;

interface Limits {
	least: string;
	most: string;
}

/** Returns a range as it stands in addresses; empty for none. A range whose ends are turned round is put right by the server. */
export const valueOf = ( [ min, max ]: Ends ): string =>
	min || max ? `${ min }..${ max }` : '';

/** Returns where the sliders stand; at the limit for an end that is missing, or no number. */
export const within = ( [ min, max ]: Ends, { least, most }: Limits ): Ends => {
	const clamp = ( end: string, limit: string ) =>
		end && isNumber( end )
			? String( Math.max( +least, Math.min( +most, +end ) ) )
			: limit;
	return [ clamp( min, least ), clamp( max, most ) ];
};

/** Returns whether a list can be narrowed by an end. */
export const isNumber = ( end: string ): boolean => Number.isFinite( +end );

/**
 * Returns the ends after a slider was moved: not beyond the other one; at the limit of the list, there is none.
 *
 * @param ends   Both ends before.
 * @param at     Index of the slider.
 * @param value  Its new value.
 * @param limits Of the list.
 */
export function moved(
	ends: Ends,
	at: number,
	value: string,
	limits: Limits
): Ends {
	const other = +within( ends, limits )[ 1 - at ]!;
	if ( at ) {
		const to = String( Math.max( +value, other ) );
		return [ ends[ 0 ], +to >= +limits.most ? '' : to ];
	}
	const from = String( Math.min( +value, other ) );
	return [ +from <= +limits.least ? '' : from, ends[ 1 ] ];
}

/**
 * Returns a number as people read it.
 *
 * @param number  Number in text.
 * @param affixes What the author prints before and after it.
 */
export const textOf = (
	number: string,
	affixes: { prefix: string; suffix: string }
): string =>
	affixes.prefix +
	new Intl.NumberFormat( document.documentElement.lang || undefined ).format(
		+number
	) +
	affixes.suffix;
