/** Which files visitors may send. */
import { __ } from '@wordpress/i18n';
import { RangeField, TextField } from '../fields';

/** Fields for the attributes `types`, `size` and `count`. */
export function FileRuleFields() {
	return (
		<>
			<TextField
				name="types"
				label={ __( 'Endings of files', 'frontage' ) }
				help={ __(
					'Such as pdf, jpg, png. Files that browsers or servers could run are never taken.',
					'frontage'
				) }
			/>
			<RangeField
				name="size"
				label={ __( 'Kilobytes at most', 'frontage' ) }
				min={ 100 }
				max={ 20480 }
				step={ 100 }
			/>
			<RangeField
				name="count"
				label={ __( 'Files at most', 'frontage' ) }
				max={ 10 }
			/>
		</>
	);
}
