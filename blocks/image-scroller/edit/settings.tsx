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
export const ImageScrollerSettings = ( block: SettingsProps< Attributes > ) => (
	<BlockSettings
		label={ __( 'Image scroller', 'frontage' ) }
		defaults={ DEFAULTS }
		{ ...block }
	>
		<ChoiceField< Attributes >
			name="trigger"
			label={ __( 'Movement', 'frontage' ) }
			help={ __(
				'On touch screens, images that move on hover are scrolled by hand.',
				'frontage'
			) }
			options={ {
				hover: __( 'On hover', 'frontage' ),
				auto: __( 'Automatic', 'frontage' ),
				scroll: __( 'Manual', 'frontage' ),
			} }
		/>
		<ChoiceField< Attributes >
			name="direction"
			label={ __( 'Direction', 'frontage' ) }
			options={ {
				vertical: __( 'Vertical', 'frontage' ),
				horizontal: __( 'Horizontal', 'frontage' ),
			} }
		/>
		{ block.attributes.trigger !== 'scroll' && (
			<>
				<ToggleField
					name="isReversed"
					label={ __( 'Start at the other end', 'frontage' ) }
				/>
				<RangeField
					name="duration"
					label={ __( 'Duration (seconds)', 'frontage' ) }
					max={ 60 }
				/>
			</>
		) }
		<RangeField
			name="height"
			label={ __( 'Window height (px)', 'frontage' ) }
			min={ 80 }
			max={ 1200 }
			step={ 20 }
		/>
		<ToggleField
			name="hasHint"
			label={ __( 'Show scroll hint', 'frontage' ) }
		/>
		<TextField
			name="label"
			label={ __( 'Screen reader label', 'frontage' ) }
		/>
	</BlockSettings>
);
