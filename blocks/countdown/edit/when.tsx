import { __ } from '@wordpress/i18n';
import { BlockSettings, ChoiceField } from '../../../src/editor';
import { EvergreenSettings, FixedSettings, RecurringSettings } from './kinds';
import { WHEN, type Panel } from './panels';

const KINDS = {
	fixed: FixedSettings,
	evergreen: EvergreenSettings,
	recurring: RecurringSettings,
};

/**
 * When it ends.
 *
 * @param panel The block's state.
 */
export function WhenSettings( panel: Panel ) {
	const Kind = KINDS[ panel.attributes.kind ];
	return (
		<BlockSettings
			label={ __( 'When', 'frontage' ) }
			defaults={ WHEN }
			{ ...panel }
		>
			<ChoiceField
				name="kind"
				label={ __( 'Counts down', 'frontage' ) }
				options={ {
					fixed: __( 'To a date', 'frontage' ),
					evergreen: __( 'For each visitor', 'frontage' ),
					recurring: __( 'Every day or week', 'frontage' ),
				} }
			/>
			<Kind { ...panel } />
			<ChoiceField
				name="meaning"
				label={ __( 'What happens then', 'frontage' ) }
				options={ {
					ends: __( 'Something ends', 'frontage' ),
					starts: __( 'Something starts', 'frontage' ),
				} }
			/>
		</BlockSettings>
	);
}
