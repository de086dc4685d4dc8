import { __, sprintf } from '@wordpress/i18n';
import type { Numbers } from './numbers';
import { MOST_ROWS, MOST_SERIES } from './sheet/cells';

/** As `Slices` and `Radar` in PHP. */
const MOST_SLICES = 12;
const LEAST_AXES = 3;
const MOST_AXES = 24;

const isRound = ( type: string ) =>
	[ 'pie', 'doughnut', 'polar' ].includes( type );

/**
 * Returns what the author should know: which numbers are not drawn, and why.
 *
 * @param block Attributes.
 * @param isCut Whether pasted cells did not fit.
 */
export function limitsOf(
	block: Numbers & { type: string },
	isCut: boolean
): string[] {
	const { type, series, rows } = block;
	const below = rows.filter( ( { values: [ first = '' ] } ) =>
		first.startsWith( '-' )
	);
	const told: ( string | false )[] = [
		isCut &&
			sprintf(
				/* translators: 1: number of rows, 2: number of columns. */
				__(
					'A chart has at most %1$d rows and %2$d columns of numbers. The others were left out.',
					'frontage'
				),
				MOST_ROWS,
				MOST_SERIES
			),
		isRound( type ) &&
			series.length > 1 &&
			sprintf(
				/* translators: %s: name of a column. */
				__(
					'Slices show the first column, “%s”. The other columns are in the table only.',
					'frontage'
				),
				series[ 0 ] ?? ''
			),
		isRound( type ) &&
			rows.length > MOST_SLICES &&
			sprintf(
				/* translators: %d: number of rows. */
				__(
					'More than %d slices cannot be told apart. Visitors see bars.',
					'frontage'
				),
				MOST_SLICES
			),
		isRound( type ) &&
			below.length > 0 &&
			sprintf(
				/* translators: %s: names of rows. */
				__( 'A slice cannot be less than zero: %s.', 'frontage' ),
				below.map( ( { label } ) => label ).join( ', ' )
			),
		type === 'radar' &&
			rows.length < LEAST_AXES &&
			sprintf(
				/* translators: %d: number of rows. */
				__(
					'A radar chart needs at least %d rows. Visitors see columns.',
					'frontage'
				),
				LEAST_AXES
			),
		type === 'radar' &&
			rows.length > MOST_AXES &&
			sprintf(
				/* translators: %d: number of rows. */
				__(
					'A radar chart shows the first %d rows. The other rows are in the table only.',
					'frontage'
				),
				MOST_AXES
			),
	];
	return told.filter( ( text ) => text !== false );
}
