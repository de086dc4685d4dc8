import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata );

/** The settings sidebar. */
export const CompareSettings = ( block: SettingsProps< Attributes > ) => (
	<BlockSettings
		label={ __( 'Comparison', 'frontage' ) }
		defaults={ DEFAULTS }
		{ ...block }
	>
		<ChoiceField< Attributes >
			name="orientation"
			label={ __( 'Images', 'frontage' ) }
			options={ {
				horizontal: __( 'Side by side', 'frontage' ),
				vertical: __( 'Stacked', 'frontage' ),
			} }
		/>
		<RangeField
			name="start"
			label={ __( 'Initial divider position', 'frontage' ) }
			help={ __(
				'Percentage of the first image that is visible.',
				'frontage'
			) }
			min={ 0 }
			max={ 100 }
		/>
		<ToggleField
			name="followsMouse"
			label={ __( 'Divider follows the mouse', 'frontage' ) }
			help={ __( 'Without holding down the mouse button.', 'frontage' ) }
		/>
		<ToggleField
			name="hasStates"
			label={ __( 'Show buttons', 'frontage' ) }
			help={ __(
				'For the first image, both, and the second.',
				'frontage'
			) }
		/>
		<TextField
			name="label"
			label={ __( 'Screen reader label', 'frontage' ) }
		/>
	</BlockSettings>
);
