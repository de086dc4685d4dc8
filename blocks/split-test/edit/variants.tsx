import { __, sprintf } from '@wordpress/i18n';
import type { OpenChild } from '@frontage/editor';
import { nameOf, percentOf } from './names';

/** Buttons above the content that show one variant at a time. */
export function Variants( {
	blocks,
	openId,
	open,
}: Pick< OpenChild, 'blocks' | 'openId' | 'open' > ) {
	return (
		<div
			className="frontage-split-test__variants"
			role="group"
			aria-label={ __( 'Variants', 'frontage' ) }
		>
			{ blocks.map( ( block, index ) => (
				<button
					key={ block.clientId }
					type="button"
					className="frontage-split-test__variant"
					aria-pressed={ block.clientId === openId }
					onClick={ () => open( block.clientId ) }
				>
					{ sprintf(
						/* translators: 1: name of a variant, 2: percentage of visitors. */
						__( '%1$s · %2$d%%', 'frontage' ),
						nameOf( block, index ),
						percentOf( blocks, index )
					) }
				</button>
			) ) }
		</div>
	);
}
