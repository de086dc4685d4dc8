import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
} from '../../../src/editor';
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
			label={ __( 'Moves', 'frontage' ) }
			help={ __(
				'Fingers scroll the picture that moves under the mouse.',
				'frontage'
			) }
			options={ {
				hover: __( 'Under the mouse', 'frontage' ),
				auto: __( 'By itself', 'frontage' ),
				scroll: __( 'By hand', 'frontage' ),
			} }
		/>
		<ChoiceField
			name="direction"
			label={ __( 'Direction', 'frontage' ) }
			options={ {
				vertical: __( 'Up and down', 'frontage' ),
				horizontal: __( 'Sideways', 'frontage' ),
			} }
		/>
		{ block.attributes.trigger !== 'scroll' && (
			<>
				<ToggleField
					name="isReversed"
					label={ __( 'Begins at the other end', 'frontage' ) }
				/>
				<RangeField
					name="duration"
					label={ __( 'Seconds from end to end', 'frontage' ) }
					max={ 60 }
				/>
			</>
		) }
		<RangeField
			name="height"
			label={ __( 'Height of the window', 'frontage' ) }
			min={ 80 }
			max={ 1200 }
			step={ 20 }
		/>
		<ToggleField
			name="hasHint"
			label={ __( 'Sign that there is more', 'frontage' ) }
		/>
		<TextField
			name="label"
			label={ __( 'Name for screen readers', 'frontage' ) }
		/>
	</BlockSettings>
);
