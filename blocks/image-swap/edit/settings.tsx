import { __, _x } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata );

const RATIOS = {
	'1/1': __( 'Square', 'frontage' ),
	'4/3': '4:3',
	'3/2': '3:2',
	'16/9': '16:9',
	'3/4': '3:4',
	'2/3': '2:3',
};

/** The settings sidebar. */
export function SwapSettings( block: EditProps< Attributes > ) {
	const { trigger, href } = block.attributes;
	return (
		<BlockSettings
			label={ __( 'Image swap', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="trigger"
				label={ __( 'Swap images', 'frontage' ) }
				help={ __(
					'Touch and keyboard always use click, unless the image is a link.',
					'frontage'
				) }
				options={ {
					hover: __( 'On hover', 'frontage' ),
					click: __( 'On click', 'frontage' ),
				} }
			/>
			<ChoiceField< Attributes >
				name="effect"
				label={ __( 'Effect', 'frontage' ) }
				options={ {
					fade: __( 'Fade', 'frontage' ),
					slide: _x( 'Slide', 'transition effect', 'frontage' ),
					zoom: __( 'Zoom', 'frontage' ),
				} }
			/>
			<ChoiceField< Attributes >
				name="ratio"
				label={ __( 'Aspect ratio', 'frontage' ) }
				options={ RATIOS }
			/>
			<RangeField
				name="duration"
				label={ __( 'Duration (ms)', 'frontage' ) }
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
					label={ __( 'Open in new tab', 'frontage' ) }
				/>
			) }
			<TextField
				name="firstAlt"
				label={ __(
					'Alternative text of the first image',
					'frontage'
				) }
			/>
			<TextField
				name="secondAlt"
				label={ __(
					'Alternative text of the second image',
					'frontage'
				) }
			/>
		</BlockSettings>
	);
}
