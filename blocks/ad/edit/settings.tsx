import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	RangeField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [ 'rotates', 'interval' ] );

/** How the ads of a group take turns. */
export function RotationSettings( block: SettingsProps< Attributes > ) {
	return (
		<BlockSettings
			label={ __( 'Rotation', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ToggleField
				name="rotates"
				label={ __( 'Rotate ads', 'frontage' ) }
				help={ __(
					'Without rotation, each page view shows one of them.',
					'frontage'
				) }
			/>
			{ block.attributes.rotates && (
				<RangeField
					name="interval"
					label={ __( 'Display time (ms)', 'frontage' ) }
					min={ 2000 }
					max={ 60000 }
					step={ 500 }
				/>
			) }
		</BlockSettings>
	);
}
