import { __ } from '@wordpress/i18n';
import type { Attributes } from '../attributes';

/** Positions of a slide's content. */
export const POSITIONS: {
	value: Attributes[ 'position' ];
	label: string;
}[] = [
	{ value: 'top start', label: __( 'Top left (start)', 'frontage' ) },
	{ value: 'top center', label: __( 'Top center', 'frontage' ) },
	{ value: 'top end', label: __( 'Top right (end)', 'frontage' ) },
	{ value: 'center start', label: __( 'Center left (start)', 'frontage' ) },
	{ value: 'center center', label: __( 'Center', 'frontage' ) },
	{ value: 'center end', label: __( 'Center right (end)', 'frontage' ) },
	{ value: 'bottom start', label: __( 'Bottom left (start)', 'frontage' ) },
	{
		value: 'bottom center',
		label: __( 'Bottom center', 'frontage' ),
	},
	{ value: 'bottom end', label: __( 'Bottom right (end)', 'frontage' ) },
];
