import type { Block } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';

/**
 * Returns what the editor calls a variant.
 *
 * @param variant Its block.
 * @param index   Its position; the control is 0.
 */
export function nameOf( { attributes }: Block, index: number ): string {
	const name = String( attributes.name ?? '' );
	if ( index === 0 ) {
		return name || __( 'Control', 'frontage' );
	}
	return (
		name ||
		sprintf(
			/* translators: %s: a letter from B. */
			__( 'Variant %s', 'frontage' ),
			String.fromCharCode( 65 + index )
		)
	);
}

/**
 * Returns the percentage of participants that a variant gets.
 *
 * @param variants All variants.
 * @param index    Position of the variant.
 */
export function percentOf( variants: Block[], index: number ): number {
	const weights = variants.map( ( { attributes } ) =>
		Number( attributes.weight ?? 0 )
	);
	const sum = weights.reduce( ( all, one ) => all + one, 0 );
	if ( ! sum ) {
		return index === 0 ? 100 : 0;
	}
	return Math.round( ( 100 * weights[ index ]! ) / sum );
}
