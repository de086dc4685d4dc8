import { __ } from '@wordpress/i18n';
import type { Attributes } from '../attributes';

/** Positions of a slide's content. */
export const POSITIONS: Record< Attributes[ 'position' ], string > = {
	'top start': __( 'Top left (start)', 'frontage' ),
	'top center': __( 'Top center', 'frontage' ),
	'top end': __( 'Top right (end)', 'frontage' ),
	'center start': __( 'Center left (start)', 'frontage' ),
	'center center': __( 'Center', 'frontage' ),
	'center end': __( 'Center right (end)', 'frontage' ),
	'bottom start': __( 'Bottom left (start)', 'frontage' ),
	'bottom center': __( 'Bottom center', 'frontage' ),
	'bottom end': __( 'Bottom right (end)', 'frontage' ),
};
