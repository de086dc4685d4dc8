import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	CountingSettings,
	GaugeFields,
	TextField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const STYLE = defaultsIn( metadata, [
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
			defaults={ STYLE }
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
			<GaugeFields isRound={ block.attributes.shape !== 'bar' } />
		</BlockSettings>
		<CountingSettings
			label={ __( 'Fill when scrolled into view', 'frontage' ) }
			help={ __(
				'Visitors who prefer reduced motion see the final number.',
				'frontage'
			) }
			defaults={ ANIMATION }
			{ ...block }
		/>
	</>
);
