/** Settings available to authors; twin of `Parallax::VALUES`, both are tested with `test/values.json`. */
import { __ } from '@wordpress/i18n';

interface Value {
	name: string;
	label: string;
	min: number;
	max: number;
	/** Value that changes nothing. */
	neutral: number;
	unit: string;
}

export const VALUES: Value[] = [
	{
		name: 'vertical',
		label: __( 'Vertical movement (px)', 'frontage' ),
		min: -300,
		max: 300,
		neutral: 0,
		unit: 'px',
	},
	{
		name: 'horizontal',
		label: __( 'Horizontal movement (px)', 'frontage' ),
		min: -300,
		max: 300,
		neutral: 0,
		unit: 'px',
	},
	{
		name: 'scale',
		label: __( 'Size at the bottom of the screen (%)', 'frontage' ),
		min: 50,
		max: 150,
		neutral: 100,
		unit: '%',
	},
	{
		name: 'rotate',
		label: __( 'Rotation (degrees)', 'frontage' ),
		min: -180,
		max: 180,
		neutral: 0,
		unit: 'deg',
	},
	{
		name: 'opacity',
		label: __( 'Opacity at the bottom of the screen (%)', 'frontage' ),
		min: 0,
		max: 100,
		neutral: 100,
		unit: '%',
	},
];

/** The number that was saved; null if it is none. */
function numberOf( saved: unknown ): number | null {
	const isText = typeof saved === 'string' && saved.trim() !== '';
	const number = typeof saved === 'number' || isText ? Number( saved ) : NaN;
	return Number.isNaN( number ) ? null : number;
}

/**
 * Returns where the block starts, as custom properties; null if it does not move.
 *
 * @param saved The saved settings.
 */
export function styleOf(
	saved: Record< string, unknown >
): Record< string, string > | null {
	const style = VALUES.map( ( { name, neutral, unit, min, max } ) => {
		const given = numberOf( saved[ name ] );
		const value =
			given === null
				? neutral
				: Math.trunc( Math.max( min, Math.min( max, given ) ) );
		return [
			`--frontage-parallax-${ name }`,
			value === neutral ? '' : `${ value }${ unit }`,
		];
	} ).filter( ( [ , value ] ) => value !== '' );
	return style.length ? Object.fromEntries( style ) : null;
}
