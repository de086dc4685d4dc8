import { getBlockVariations } from '@wordpress/blocks';
import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface Props {
	/** Name of the block. */
	block: string;
	kind: string;
	onChange: ( kind: string ) => void;
}

/**
 * The choice of a field's type while the plugin that adds it is not active. For all other types, WordPress shows its own choice of
 * variations, which has no word for a type that is missing.
 */
export function MissingType( { block, kind, onChange }: Props ) {
	const types = ( getBlockVariations( block, 'transform' ) ?? [] ).map(
		( { title, attributes } ) => ( {
			label: title,
			value: String( attributes?.kind ),
		} )
	);
	if ( types.some( ( { value } ) => value === kind ) ) {
		return null;
	}
	const missing = {
		/* translators: %s: name of a field type, such as “iban”. */
		label: sprintf( __( '%s (plugin not active)', 'frontage' ), kind ),
		value: kind,
	};
	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Type', 'frontage' ) }
			help={ __(
				'The plugin that adds this field type is not active. Until it is, the field accepts any text.',
				'frontage'
			) }
			value={ kind }
			options={ [ missing, ...types ] }
			onChange={ onChange }
		/>
	);
}
