import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	TextField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [ 'alt', 'trigger', 'marker' ] );

/** The settings sidebar. */
export function HotspotsSettings(
	block: Omit< EditProps< Attributes >, 'clientId' >
) {
	return (
		<BlockSettings
			label={ __( 'Hotspots', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<TextField
				name="alt"
				label={ __( 'Alternative text', 'frontage' ) }
				help={ __(
					'Describe the image for people who cannot see it.',
					'frontage'
				) }
			/>
			<ChoiceField< Attributes >
				name="trigger"
				label={ __( 'Open hotspots', 'frontage' ) }
				help={ __(
					'Touch and keyboard always use click.',
					'frontage'
				) }
				options={ {
					click: __( 'On click', 'frontage' ),
					hover: __( 'On hover and click', 'frontage' ),
				} }
			/>
			<ChoiceField< Attributes >
				name="marker"
				label={ __( 'Hotspot style', 'frontage' ) }
				options={ {
					plus: __( 'Plus sign', 'frontage' ),
					number: __( 'Number', 'frontage' ),
					dot: __( 'Dot', 'frontage' ),
				} }
			/>
		</BlockSettings>
	);
}
