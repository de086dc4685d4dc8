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

const { allowResize, ...DEFAULTS } = defaultsIn( metadata );

/** The settings sidebar. */
export function JustifiedGallerySettings( block: SettingsProps< Attributes > ) {
	return (
		<BlockSettings
			label={ __( 'Justified gallery', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<RangeField
				name="rowHeight"
				label={ __( 'Row height (px)', 'frontage' ) }
				help={ __(
					'Rows may be slightly taller or shorter so that they fill the full width.',
					'frontage'
				) }
				min={ 80 }
				max={ 600 }
				step={ 10 }
			/>
			<ChoiceField< Attributes >
				name="captions"
				label={ __( 'Captions', 'frontage' ) }
				options={ {
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
		</BlockSettings>
	);
}
