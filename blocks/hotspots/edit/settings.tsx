import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	TextField,
	defaultsIn,
} from '../../../src/editor';
import metadata from '../block.json';
import type { EditProps } from './types';

const DEFAULTS = defaultsIn( metadata, [ 'alt', 'trigger', 'marker' ] );

/** The sidebar's settings. */
export function HotspotsSettings( block: Omit< EditProps, 'clientId' > ) {
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
					'What the picture shows, for those who do not see it.',
					'frontage'
				) }
			/>
			<ChoiceField
				name="trigger"
				label={ __( 'Spots open', 'frontage' ) }
				help={ __( 'Fingers and keyboards always press.', 'frontage' ) }
				options={ {
					click: __( 'When pressed', 'frontage' ),
					hover: __( 'When the mouse is on them, too', 'frontage' ),
				} }
			/>
			<ChoiceField
				name="marker"
				label={ __( 'Spots look like', 'frontage' ) }
				options={ {
					plus: __( 'A plus', 'frontage' ),
					number: __( 'A number', 'frontage' ),
					dot: __( 'A dot', 'frontage' ),
				} }
			/>
		</BlockSettings>
	);
}
