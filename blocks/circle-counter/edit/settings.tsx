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

const NUMBER = defaultsIn( metadata, [ 'max', 'prefix', 'suffix' ] );

const STYLE = defaultsIn( metadata, [ 'shape', 'size', 'line', 'accent' ] );

const ANIMATION = defaultsIn( metadata, [ 'isCounting', 'duration' ] );

/** The settings sidebar. */
export const CircleSettings = ( block: SettingsProps< Attributes > ) => (
	<>
		<BlockSettings
			label={ __( 'Number', 'frontage' ) }
			defaults={ NUMBER }
			{ ...block }
		>
			<TextField
				name="max"
				label={ __( 'Full at', 'frontage' ) }
				type="number"
			/>
			<TextField
				name="prefix"
				label={ __( 'Before the number', 'frontage' ) }
			/>
			<TextField
				name="suffix"
				label={ __( 'After the number', 'frontage' ) }
			/>
		</BlockSettings>
		<BlockSettings
			label={ __( 'Circle', 'frontage' ) }
			defaults={ STYLE }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="shape"
				label={ __( 'Shape', 'frontage' ) }
				options={ {
					circle: __( 'Circle', 'frontage' ),
					half: __( 'Half circle', 'frontage' ),
				} }
			/>
			<GaugeFields />
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
