import { __ } from '@wordpress/i18n';
import {
	AccentField,
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

const LOOK = defaultsIn( metadata, [
	'shape',
	'max',
	'size',
	'line',
	'accent',
] );

const ANIMATION = defaultsIn( metadata, [ 'isCounting', 'duration' ] );

/** The settings sidebar. */
export const SkillsSettings = ( block: SettingsProps< Attributes > ) => (
	<>
		<BlockSettings
			label={ __( 'Skills', 'frontage' ) }
			defaults={ LOOK }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="shape"
				label={ __( 'Shape', 'frontage' ) }
				options={ {
					bar: __( 'Bar', 'frontage' ),
					circle: __( 'Circle', 'frontage' ),
					half: __( 'Half circle', 'frontage' ),
				} }
			/>
			<TextField
				name="max"
				label={ __( 'Full at', 'frontage' ) }
				type="number"
			/>
			{ block.attributes.shape !== 'bar' && (
				<RangeField
					name="size"
					label={ __( 'Diameter (px)', 'frontage' ) }
					min={ 60 }
					max={ 400 }
				/>
			) }
			<RangeField
				name="line"
				label={ __( 'Line width (px)', 'frontage' ) }
				max={ 40 }
			/>
			<AccentField label={ __( 'Line color', 'frontage' ) } />
		</BlockSettings>
		<BlockSettings
			label={ __( 'Animation', 'frontage' ) }
			defaults={ ANIMATION }
			{ ...block }
		>
			<ToggleField
				name="isCounting"
				label={ __( 'Fill when scrolled into view', 'frontage' ) }
				help={ __(
					'Visitors who prefer reduced motion see the final number.',
					'frontage'
				) }
			/>
			{ block.attributes.isCounting && (
				<RangeField
					name="duration"
					label={ __( 'Duration (ms)', 'frontage' ) }
					min={ 500 }
					max={ 5000 }
					step={ 100 }
				/>
			) }
		</BlockSettings>
	</>
);
