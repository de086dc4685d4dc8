import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
} from '@frontage/editor';
import metadata from '../block.json';

export interface ImageScrollerAttributes extends Record< string, unknown > {
	trigger: 'hover' | 'auto' | 'scroll';
	direction: 'vertical' | 'horizontal';
	isReversed: boolean;
	/** Of the window in pixels. */
	height: number;
	/** Seconds from one end to the other. */
	duration: number;
	hasHint: boolean;
	label: string;
}

interface Props {
	attributes: ImageScrollerAttributes;
	setAttributes: ( changed: Partial< ImageScrollerAttributes > ) => void;
}

const DEFAULTS = defaultsIn( metadata );

/** The sidebar's settings. */
export const ImageScrollerSettings = ( block: Props ) => (
	<BlockSettings
		label={ __( 'Image scroller', 'frontage' ) }
		defaults={ DEFAULTS }
		{ ...block }
	>
		<ChoiceField
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
		<ChoiceField
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
