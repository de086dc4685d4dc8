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

const { allowResize, categories, ...DEFAULTS } = defaultsIn( metadata );

const RATIOS: Record< Attributes[ 'ratio' ], string > = {
	'1/1': __( 'Square', 'frontage' ),
	'4/3': __( 'Standard (4:3)', 'frontage' ),
	'3/2': __( 'Classic (3:2)', 'frontage' ),
	'16/9': __( 'Wide (16:9)', 'frontage' ),
	'3/4': __( 'Portrait (3:4)', 'frontage' ),
	'2/3': __( 'Classic portrait (2:3)', 'frontage' ),
};

/** The settings sidebar. */
export function ImageGridSettings( block: SettingsProps< Attributes > ) {
	return (
		<BlockSettings
			label={ __( 'Image grid', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<StyleSettings />
			<RangeField
				name="perPage"
				label={ __( 'Images shown initially', 'frontage' ) }
				help={ __(
					'Each click on the button loads this many more. Set to 0 to show all at once.',
					'frontage'
				) }
				min={ 0 }
				max={ 60 }
			/>
			{ block.attributes.perPage > 0 && (
				<TextField
					name="moreText"
					label={ __( 'Button text', 'frontage' ) }
					placeholder={ __( 'Load more', 'frontage' ) }
				/>
			) }
			<TextField
				name="label"
				label={ __( 'Screen reader label', 'frontage' ) }
			/>
		</BlockSettings>
	);
}

function StyleSettings() {
	return (
		<>
			<RangeField
				name="columns"
				label={ __( 'Columns', 'frontage' ) }
				help={ __(
					'Up to three on tablets and two on phones.',
					'frontage'
				) }
				max={ 6 }
			/>
			<ChoiceField< Attributes >
				name="ratio"
				label={ __( 'Aspect ratio', 'frontage' ) }
				options={ RATIOS }
			/>
			<ChoiceField< Attributes >
				name="captions"
				label={ __( 'Captions', 'frontage' ) }
				options={ {
					below: __( 'Below the image', 'frontage' ),
					over: __( 'Over the image', 'frontage' ),
					none: __( 'None', 'frontage' ),
				} }
			/>
			<ToggleField
				name="opensLarge"
				label={ __( 'Enlarge on click', 'frontage' ) }
				help={ __(
					'In the lightbox. Images with their own link open that link instead.',
					'frontage'
				) }
			/>
		</>
	);
}
