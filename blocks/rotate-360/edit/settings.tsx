import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
} from '../../../src/editor';
import metadata from '../block.json';
import type { RotateAttributes } from './types';

interface Props {
	attributes: RotateAttributes;
	setAttributes: ( changed: Partial< RotateAttributes > ) => void;
}

const DEFAULTS = defaultsIn( metadata, [
	'start',
	'isReversed',
	'isPlaying',
	'turnTime',
	'hasHint',
	'label',
] );

/** The sidebar's settings. */
export const RotateSettings = ( block: Props ) => (
	<BlockSettings
		label={ __( 'Turn', 'frontage' ) }
		defaults={ DEFAULTS }
		{ ...block }
	>
		<RangeField
			name="start"
			label={ __( 'View at first', 'frontage' ) }
			max={ block.attributes.images.length }
		/>
		<ToggleField
			name="isReversed"
			label={ __( 'Turns the other way', 'frontage' ) }
		/>
		<ToggleField
			name="isPlaying"
			label={ __( 'Turns by itself', 'frontage' ) }
			help={ __(
				'With a pause button; not for visitors who asked for less motion.',
				'frontage'
			) }
		/>
		{ block.attributes.isPlaying && (
			<RangeField
				name="turnTime"
				label={ __( 'Seconds for a turn', 'frontage' ) }
				min={ 2 }
				max={ 120 }
			/>
		) }
		<ToggleField
			name="hasHint"
			label={ __( 'Sign that it can be turned', 'frontage' ) }
		/>
		<TextField
			name="label"
			label={ __( 'Name for screen readers', 'frontage' ) }
		/>
	</BlockSettings>
);
