import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata );

/** The settings sidebar. */
export function FlipBoxSettings( block: SettingsProps< Attributes > ) {
	return (
		<BlockSettings
			label={ __( 'Flip box', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="effect"
				label={ __( 'Animation', 'frontage' ) }
				help={ __(
					'Disabled for visitors who prefer reduced motion.',
					'frontage'
				) }
				options={ {
					flip: __( 'Flip over', 'frontage' ),
					fade: __( 'Fade', 'frontage' ),
				} }
			/>
			{ block.attributes.effect === 'flip' && (
				<ChoiceField< Attributes >
					name="direction"
					label={ __( 'Direction', 'frontage' ) }
					options={ {
						end: __( 'Like turning a page back', 'frontage' ),
						start: __( 'Like turning a page forward', 'frontage' ),
						up: __( 'Up', 'frontage' ),
						down: __( 'Down', 'frontage' ),
					} }
				/>
			) }
			<RangeField
				name="height"
				label={ __( 'Minimum height (px)', 'frontage' ) }
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
		</BlockSettings>
	);
}
