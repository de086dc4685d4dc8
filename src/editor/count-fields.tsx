import { __ } from '@wordpress/i18n';
import { NumberField, ToggleField } from './fields';

/**
 * Whether a block with counts shows their sum, and from which number: `showsTotal` and `minCount`.
 *
 * @param props `areShown`: whether any count is shown.
 */
export function CountFields( { areShown }: { areShown: boolean } ) {
	return (
		<>
			<ToggleField
				name="showsTotal"
				label={ __( 'Show the total', 'frontage' ) }
			/>
			{ areShown && (
				<NumberField
					name="minCount"
					label={ __( 'Show from', 'frontage' ) }
					help={ __( 'Smaller counts are hidden.', 'frontage' ) }
					min={ 1 }
				/>
			) }
		</>
	);
}
