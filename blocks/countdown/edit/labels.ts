import { __, _x } from '@wordpress/i18n';
import type { Unit } from '../view/types';

/**
 * Returns the unit labels for the editor; must match `Digits`.
 *
 * @return Long and short label of each unit.
 */
export const labels = (): Record< Unit, [ string, string ] > => ( {
	day: [ __( 'Days', 'frontage' ), _x( 'Days', 'short label', 'frontage' ) ],
	hour: [ __( 'Hours', 'frontage' ), _x( 'Hrs', 'short label', 'frontage' ) ],
	minute: [
		__( 'Minutes', 'frontage' ),
		_x( 'Min', 'short label', 'frontage' ),
	],
	second: [
		__( 'Seconds', 'frontage' ),
		_x( 'Sec', 'short label', 'frontage' ),
	],
} );
