import { __ } from '@wordpress/i18n';
import { BlockSettings, ChoiceField } from '@frontage/editor';
import { EvergreenSettings, FixedSettings, RecurringSettings } from './kinds';
import { WHEN, type Panel } from './panels';
import type { Attributes } from '../attributes';

const KINDS = {
	fixed: FixedSettings,
	evergreen: EvergreenSettings,
	recurring: RecurringSettings,
};

/**
 * Settings for the end date or duration.
 *
 * @param panel Attributes and setter.
 */
export function WhenSettings( panel: Panel ) {
	const Kind = KINDS[ panel.attributes.kind ];
	return (
		<BlockSettings
			label={ __( 'Date', 'frontage' ) }
			defaults={ WHEN }
			{ ...panel }
		>
			<ChoiceField< Attributes >
				name="kind"
				label={ __( 'Countdown type', 'frontage' ) }
				options={ {
					fixed: __( 'Fixed date', 'frontage' ),
					evergreen: __( 'Per visitor', 'frontage' ),
					recurring: __( 'Daily or weekly', 'frontage' ),
				} }
			/>
			<Kind { ...panel } />
			<ChoiceField< Attributes >
				name="meaning"
				label={ __( 'Counts down until', 'frontage' ) }
				options={ {
					ends: __( 'Something ends', 'frontage' ),
					starts: __( 'Something starts', 'frontage' ),
				} }
			/>
		</BlockSettings>
	);
}
