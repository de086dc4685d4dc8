import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata );

/** The settings sidebar. */
export function ImageAccordionSettings( block: SettingsProps< Attributes > ) {
	return (
		<BlockSettings
			label={ __( 'Image accordion', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="trigger"
				label={ __( 'Open images', 'frontage' ) }
				help={ __(
					'Touch and keyboard always use click.',
					'frontage'
				) }
				options={ {
					hover: __( 'On hover', 'frontage' ),
					click: __( 'On click', 'frontage' ),
				} }
			/>
			<RangeField
				name="initial"
				label={ __( 'Initially open image (0 for none)', 'frontage' ) }
				min={ 0 }
				max={ 12 }
			/>
			<ToggleField
				name="isColumn"
				label={ __( 'Vertical', 'frontage' ) }
				help={ __(
					'Images are always stacked on phones.',
					'frontage'
				) }
			/>
			<RangeField
				name="height"
				label={ __( 'Height (px)', 'frontage' ) }
				min={ 100 }
				max={ 900 }
				step={ 10 }
			/>
			<RangeField
				name="duration"
				label={ __( 'Duration (ms)', 'frontage' ) }
				min={ 0 }
				max={ 2000 }
				step={ 50 }
			/>
			<ChoiceField< Attributes >
				name="headingLevel"
				label={ __( 'Heading level', 'frontage' ) }
				options={ {
					h2: __( 'Heading 2', 'frontage' ),
					h3: __( 'Heading 3', 'frontage' ),
					h4: __( 'Heading 4', 'frontage' ),
					p: __( 'No heading', 'frontage' ),
				} }
			/>
		</BlockSettings>
	);
}
