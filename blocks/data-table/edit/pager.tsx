import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

/** Rows in the canvas at a time: each cell is a rich text of its own. */
export const ROWS = 25;

interface PagerProps {
	/** Index of the first row shown. */
	first: number;
	count: number;
	onPage: ( by: number ) => void;
}

/** Leads through the rows while they are edited. */
export function Pager( { first, count, onPage }: PagerProps ) {
	return (
		<div className="frontage-data-table-pager">
			<Button
				variant="secondary"
				size="compact"
				disabled={ first === 0 }
				accessibleWhenDisabled
				onClick={ () => onPage( -1 ) }
			>
				{ __( 'Previous rows', 'frontage' ) }
			</Button>
			<span>
				{ sprintf(
					/* translators: 1: number of the first row shown, 2: of the last, 3: number of all rows. */
					__( 'Rows %1$d to %2$d of %3$d', 'frontage' ),
					first + 1,
					Math.min( count, first + ROWS ),
					count
				) }
			</span>
			<Button
				variant="secondary"
				size="compact"
				disabled={ first + ROWS >= count }
				accessibleWhenDisabled
				onClick={ () => onPage( 1 ) }
			>
				{ __( 'Next rows', 'frontage' ) }
			</Button>
		</div>
	);
}
