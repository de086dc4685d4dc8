/** Where the content of a slide may lie. */
import { __ } from '@wordpress/i18n';

export const POSITIONS = [
	{ value: 'top start', label: __( 'Top, at the start', 'frontage' ) },
	{ value: 'top center', label: __( 'Top, in the middle', 'frontage' ) },
	{ value: 'top end', label: __( 'Top, at the end', 'frontage' ) },
	{ value: 'center start', label: __( 'Centre, at the start', 'frontage' ) },
	{ value: 'center center', label: __( 'Centre', 'frontage' ) },
	{ value: 'center end', label: __( 'Centre, at the end', 'frontage' ) },
	{ value: 'bottom start', label: __( 'Bottom, at the start', 'frontage' ) },
	{
		value: 'bottom center',
		label: __( 'Bottom, in the middle', 'frontage' ),
	},
	{ value: 'bottom end', label: __( 'Bottom, at the end', 'frontage' ) },
];
