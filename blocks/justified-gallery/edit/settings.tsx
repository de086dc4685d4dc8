import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	ToggleField,
	defaultsIn,
} from '../../../src/editor';
import metadata from '../block.json';

export interface JustifiedGalleryAttributes extends Record< string, unknown > {
	/** In pixels, about. */
	rowHeight: number;
	captions: 'over' | 'none';
	opensLarge: boolean;
	style?: { spacing?: { blockGap?: string } };
}

interface Props {
	attributes: JustifiedGalleryAttributes;
	setAttributes: ( changed: Partial< JustifiedGalleryAttributes > ) => void;
}

const { allowResize, ...DEFAULTS } = defaultsIn( metadata );

/** The sidebar's settings. */
export function JustifiedGallerySettings( block: Props ) {
	return (
		<BlockSettings
			label={ __( 'Justified gallery', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<RangeField
				name="rowHeight"
				label={ __( 'Height of the rows', 'frontage' ) }
				help={ __(
					'In pixels. Rows are a little higher or lower, so that they end together.',
					'frontage'
				) }
				min={ 80 }
				max={ 600 }
				step={ 10 }
			/>
			<ChoiceField
				name="captions"
				label={ __( 'Captions', 'frontage' ) }
				options={ {
					over: __( 'Over the image', 'frontage' ),
					none: __( 'None', 'frontage' ),
				} }
			/>
			<ToggleField
				name="opensLarge"
				label={ __( 'Pictures open large', 'frontage' ) }
				help={ __(
					'In the lightbox. A picture that has a link of its own follows it.',
					'frontage'
				) }
			/>
		</BlockSettings>
	);
}
