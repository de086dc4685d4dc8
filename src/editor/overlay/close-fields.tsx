import { __ } from '@wordpress/i18n';
import { ToggleField } from '@frontage/editor';

/** The sidebar's settings of what closes an overlay: a click outside, and the Escape key. */
export function CloseFields() {
	return (
		<>
			<ToggleField
				name="closesBeside"
				label={ __( 'Close on click outside', 'frontage' ) }
			/>
			<ToggleField
				name="closesByEscape"
				label={ __( 'Close with the Escape key', 'frontage' ) }
			/>
		</>
	);
}
