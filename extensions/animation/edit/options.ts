/** The options of the panel, with their labels. */
import { __, _x } from '@wordpress/i18n';

export const styleOptions = [
	{ value: '', label: __( 'None', 'frontage' ) },
	{ value: 'slide', label: _x( 'Slide', 'transition effect', 'frontage' ) },
	{ value: 'zoom', label: __( 'Zoom', 'frontage' ) },
	{ value: 'flip', label: __( 'Flip', 'frontage' ) },
	{ value: 'fold', label: __( 'Fold', 'frontage' ) },
	{ value: 'roll', label: __( 'Roll', 'frontage' ) },
];

export const directionOptions = [
	{ value: 'center', label: __( 'Center', 'frontage' ) },
	{ value: 'top', label: __( 'From the top', 'frontage' ) },
	{ value: 'bottom', label: __( 'From the bottom', 'frontage' ) },
	{ value: 'start', label: __( 'From the left (start)', 'frontage' ) },
	{ value: 'end', label: __( 'From the right (end)', 'frontage' ) },
];

export const curveOptions = [
	{ value: 'linear', label: __( 'Linear', 'frontage' ) },
	{ value: 'ease', label: __( 'Smooth', 'frontage' ) },
	{ value: 'ease-in', label: __( 'Slow start', 'frontage' ) },
	{ value: 'ease-out', label: __( 'Slow end', 'frontage' ) },
	{ value: 'ease-in-out', label: __( 'Slow start and end', 'frontage' ) },
];
