import { __ } from '@wordpress/i18n';
import { TextField } from '../fields';

/** Field for the attribute `autocomplete`: what browsers fill in. */
export function AutocompleteField() {
	return (
		<TextField
			name="autocomplete"
			label={ __( 'Autocomplete', 'frontage' ) }
			help={ __(
				'An autocomplete value, such as name, email, tel, organization, or street-address.',
				'frontage'
			) }
		/>
	);
}
