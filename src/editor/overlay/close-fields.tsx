import { __ } from '@wordpress/i18n';
import { ToggleField } from '@frontage/editor';

/**
 * The fields of what closes an overlay: a click outside, and the Escape key.
 *
 * @param props Its `of` are the defaults of the panel: a block has the fields that they name.
 */
export function CloseFields( { of }: { of: Record< string, unknown > } ) {
	return (
		<>
			{ 'closesBeside' in of && (
				<ToggleField
					name="closesBeside"
					label={ __( 'Close on click outside', 'frontage' ) }
				/>
			) }
			{ 'closesByEscape' in of && (
				<ToggleField
					name="closesByEscape"
					label={ __( 'Close with the Escape key', 'frontage' ) }
				/>
			) }
		</>
	);
}
