/** Settings available to authors; twin of `Parallax::VALUES`. */
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

/**
 * Returns where the block starts, as custom properties; null if it does not move.
 *
 * @param saved The saved settings.
 */
export function styleOf(
	saved: Record< string, unknown >
): Record< string, string > | null {
	const style = VALUES.map( ( { name, neutral, unit, min, max } ) => {
		const value = Number( saved[ name ] ?? neutral );
		return [
			`--frontage-parallax-${ name }`,
			value === neutral
				? ''
				: `${ Math.max( min, Math.min( max, value ) ) }${ unit }`,
		];
	} ).filter( ( [ , value ] ) => value !== '' );
	return style.length ? Object.fromEntries( style ) : null;
}
