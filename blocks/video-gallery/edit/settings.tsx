import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata );

/** The block's settings in the sidebar. */
export function Controls( block: EditProps< Attributes > ) {
	return (
		<BlockSettings
			label={ __( 'Appearance', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="look"
				label={ __( 'Style', 'frontage' ) }
				options={ {
					plain: __( 'Plain', 'frontage' ),
					framed: __( 'Framed', 'frontage' ),
				} }
			/>
			<RangeField
				name="padding"
				label={ __( 'Padding (px)', 'frontage' ) }
				min={ 0 }
				max={ 100 }
			/>
		</BlockSettings>
	);
}
