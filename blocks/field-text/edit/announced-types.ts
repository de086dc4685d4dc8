import { registerBlockVariation } from '@wordpress/blocks';
import { announced } from '@frontage/editor';

/**
 * Offers the types that other plugins add, in the inserter and as types of a field.
 *
 * @param block Name of the block.
 */
export function registerAnnouncedTypes( block: string ): void {
	for ( const { name, label } of announced( 'fieldTypes' ) ) {
		registerBlockVariation( block, {
			name,
			title: label,
			attributes: { kind: name, label },
			scope: [ 'inserter', 'transform' ],
			isActive: [ 'kind' ],
		} );
	}
}
