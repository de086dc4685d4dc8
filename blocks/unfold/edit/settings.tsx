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
export function UnfoldSettings( block: SettingsProps< Attributes > ) {
	return (
		<BlockSettings
			label={ __( 'Show more', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<RangeField
				name="height"
				label={ __( 'Collapsed height (px)', 'frontage' ) }
				min={ 0 }
				max={ 800 }
				step={ 10 }
			/>
			<RangeField
				name="duration"
				label={ __( 'Duration (ms)', 'frontage' ) }
				min={ 0 }
				max={ 3000 }
				step={ 50 }
			/>
			<ChoiceField< Attributes >
				name="trigger"
				label={ __( 'Expand', 'frontage' ) }
				help={ __(
					'Touch and keyboard always use the button.',
					'frontage'
				) }
				options={ {
					click: __( 'On button click', 'frontage' ),
					hover: __( 'On hover', 'frontage' ),
				} }
			/>
			<ToggleField
				name="hasFade"
				label={ __( 'Fade out the last lines', 'frontage' ) }
			/>
			<TextField
				name="moreLabel"
				label={ __( 'Button text when collapsed', 'frontage' ) }
				placeholder={ __( 'Show more', 'frontage' ) }
			/>
			<TextField
				name="lessLabel"
				label={ __( 'Button text when expanded', 'frontage' ) }
				placeholder={ __( 'Show less', 'frontage' ) }
			/>
		</BlockSettings>
	);
}
