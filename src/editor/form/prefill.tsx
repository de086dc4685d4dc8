import { __ } from '@wordpress/i18n';
import { ChoiceField } from '../fields';

/** Field for the attribute `prefill`: where the field gets its first value from. */
export function PrefillField( { hasUser = false }: { hasUser?: boolean } ) {
	const user = {
		'user-name': __( 'Name of the logged-in user', 'frontage' ),
		'user-first-name': __( 'First name of the logged-in user', 'frontage' ),
		'user-last-name': __( 'Last name of the logged-in user', 'frontage' ),
		'user-email': __( 'Email of the logged-in user', 'frontage' ),
	};
	return (
		<ChoiceField< { prefill: string } >
			name="prefill"
			label={ __( 'Prefill from', 'frontage' ) }
			options={ {
				'': __( 'Nothing', 'frontage' ),
				address: __( 'Page address', 'frontage' ),
				...( hasUser && user ),
			} }
			help={ __(
				'The page address gives the value of its parameter with the field’s name, as in ?topic=Support.',
				'frontage'
			) }
		/>
	);
}
