import { __ } from '@wordpress/i18n';
import { RangeField, TextField } from '../fields';

/** Fields for the attributes `types`, `size` and `count`: which files visitors may upload. */
export function FileRuleFields() {
	return (
		<>
			<TextField
				name="types"
				label={ __( 'Allowed file types', 'frontage' ) }
				help={ __(
					'For example pdf, jpg, png. Files that a browser or server could execute are never accepted.',
					'frontage'
				) }
			/>
			<RangeField
				name="size"
				label={ __( 'Maximum file size (KB)', 'frontage' ) }
				min={ 100 }
				max={ 20480 }
				step={ 100 }
			/>
			<RangeField
				name="count"
				label={ __( 'Maximum number of files', 'frontage' ) }
				max={ 10 }
			/>
		</>
	);
}
