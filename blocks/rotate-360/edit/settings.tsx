import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'start',
	'isReversed',
	'isPlaying',
	'turnTime',
	'hasHint',
	'label',
] );

/** The settings sidebar. */
export const RotateSettings = ( block: SettingsProps< Attributes > ) => (
	<BlockSettings
		label={ __( 'Rotation', 'frontage' ) }
		defaults={ DEFAULTS }
		{ ...block }
	>
		<RangeField
			name="start"
			label={ __( 'Initial view', 'frontage' ) }
			max={ block.attributes.images.length }
		/>
		<ToggleField
			name="isReversed"
			label={ __( 'Reverse direction', 'frontage' ) }
		/>
		<ToggleField
			name="isPlaying"
			label={ __( 'Rotate automatically', 'frontage' ) }
			help={ __(
				'Includes a pause button. Disabled for visitors who prefer reduced motion.',
				'frontage'
			) }
		/>
		{ block.attributes.isPlaying && (
			<RangeField
				name="turnTime"
				label={ __( 'Seconds per rotation', 'frontage' ) }
				min={ 2 }
				max={ 120 }
			/>
		) }
		<ToggleField
			name="hasHint"
			label={ __( 'Show rotation hint', 'frontage' ) }
		/>
		<TextField
			name="label"
			label={ __( 'Screen reader label', 'frontage' ) }
		/>
	</BlockSettings>
);
