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
import type { EditProps } from './edit';

const DEFAULTS = defaultsIn( metadata );

const RATIOS = {
	'1/1': __( 'Square', 'frontage' ),
	'4/3': '4:3',
	'3/2': '3:2',
	'16/9': '16:9',
	'3/4': '3:4',
	'2/3': '2:3',
};

/** The sidebar's settings. */
export function SwapSettings( block: EditProps ) {
	const { trigger, href } = block.attributes;
	return (
		<BlockSettings
			label={ __( 'Image swap', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField
				name="trigger"
				label={ __( 'Swaps', 'frontage' ) }
				help={ __(
					'Fingers and keyboards press, unless the picture is a link.',
					'frontage'
				) }
				options={ {
					hover: __( 'When the mouse is over it', 'frontage' ),
					click: __( 'By a press', 'frontage' ),
				} }
			/>
			<ChoiceField
				name="effect"
				label={ __( 'Effect', 'frontage' ) }
				options={ {
					fade: __( 'Fade', 'frontage' ),
					slide: __( 'Slide', 'frontage' ),
					zoom: __( 'Zoom', 'frontage' ),
				} }
			/>
			<ChoiceField
				name="ratio"
				label={ __( 'Shape', 'frontage' ) }
				options={ RATIOS }
			/>
			<RangeField
				name="duration"
				label={ __( 'Duration in milliseconds', 'frontage' ) }
				min={ 0 }
				max={ 2000 }
				step={ 50 }
			/>
			{ trigger === 'hover' && (
				<TextField
					name="href"
					type="url"
					label={ __( 'Link', 'frontage' ) }
				/>
			) }
			{ trigger === 'hover' && href && (
				<ToggleField
					name="opensInNewTab"
					label={ __( 'Open in a new tab', 'frontage' ) }
				/>
			) }
			<TextField
				name="firstAlt"
				label={ __( 'Description of the first picture', 'frontage' ) }
			/>
			<TextField
				name="secondAlt"
				label={ __( 'Description of the second picture', 'frontage' ) }
			/>
		</BlockSettings>
	);
}
