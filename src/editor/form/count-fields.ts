/** How many fields a form has. */
import type { Block } from '@wordpress/blocks';

const FIELD = 'frontage/field-';
const GROUP = 'frontage/form-group';

/** Fields that a form can have, with those of all rows; the same as in PHP (`Field_Tree::MOST`). */
export const MOST_FIELDS = 500;

/** Rows that a group can have at most; the same as in PHP. */
const MOST_ROWS = 20;

/**
 * Returns how many fields a form has, with those of all rows that its groups can have.
 *
 * @param blocks The form's inner blocks.
 */
export const countFields = ( blocks: Block[] ): number =>
	blocks.reduce( ( sum, { name, attributes, innerBlocks } ) => {
		const inside = countFields( innerBlocks );
		if ( name === GROUP && attributes.kind === 'repeat' ) {
			const rows = Math.trunc( Number( attributes.max ) ) || 1;
			return (
				sum + 1 + inside * Math.min( MOST_ROWS, Math.max( 1, rows ) )
			);
		}
		return sum + inside + ( name.startsWith( FIELD ) ? 1 : 0 );
	}, 0 );
